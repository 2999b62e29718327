/** The error of a database that cannot be opened: its message is one sentence for the person at the terminal, with the way out. */
export class CannotOpenDatabase extends Error {
  override readonly name = 'CannotOpenDatabase'
}
