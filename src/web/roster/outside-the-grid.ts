/** What edits shifts outside of the grid, beside and over a calendar: loaded in one. */
export { CalendarUndo } from './calendar-undo.tsx'
export { ShiftEditor } from './shift-editor.tsx'
