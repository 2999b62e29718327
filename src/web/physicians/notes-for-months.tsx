/** What a physician wrote about the coming months, for coordinators; the physician changes it under Preferences. */
import { useRead } from '../api/use-read.ts'

export function NotesForMonths({ physicianId }: { physicianId: number }) {
  const notes = useRead('physicianPreferences', { params: { id: physicianId } }).data?.notes
  if (!notes) return null
  return (
    <section aria-label="Notes for coming months" className="rounded-inner bg-accent-soft px-3 py-2.5">
      <h3 className="font-semibold">Notes for coming months</h3>
      <p className="whitespace-pre-line">{notes}</p>
    </section>
  )
}
