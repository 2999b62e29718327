/** The error for a database that can't be opened: its message is one sentence for the terminal, with a solution. */
export class CannotOpenDatabase extends Error {
  override readonly name = 'CannotOpenDatabase'
}
