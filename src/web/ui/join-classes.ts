// Joins class names and leaves out those whose condition does not hold.
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
