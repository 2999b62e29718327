/** Sentences with their meaning as plain text: a plain sentence after "=", and below it other phrasings. */

export type Meant = { means: string; texts: string[] }

export function readCorpus(text: string): Meant[] {
  const all: Meant[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('= ')) all.push({ means: line.slice(2), texts: [] })
    else all.at(-1)!.texts.push(line)
  }
  return all
}
