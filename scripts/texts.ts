/** `npm run texts`: every text people read, by screen, with file and line. `-- dashboard` prints only matching screens or files. */
import { fileURLToPath } from 'node:url'
import { type FoundText, listTexts } from './list-texts.ts'

const wanted = process.argv[2] ?? ''
const texts = listTexts(fileURLToPath(new URL('..', import.meta.url))).filter(({ file }) => file.includes(wanted))
let last: Pick<FoundText, 'screen' | 'file'> = { screen: '', file: '' }
for (const { screen, file, line, text } of texts) {
  if (screen !== last.screen) console.log(`\n# ${screen}`)
  if (file !== last.file) console.log(`\n${file}`)
  console.log(`  ${String(line).padStart(4)}  ${text}`)
  last = { screen, file }
}
console.log(`\n${texts.length} texts in ${new Set(texts.map(({ screen }) => screen)).size} screens`)
