/** Sentences with what they mean, as plain text: a plain sentence behind "=", and below it other ways to say it. */

export type Meant = { means: string; texts: string[] }

export function readCorpus(text: string): Meant[] {
  const all: Meant[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('= ')) all.push({ means: line.slice(2), texts: [] })
    else all.at(-1)!.texts.push(line)
  }
  return all
}
