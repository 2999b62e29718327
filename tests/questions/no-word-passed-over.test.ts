/** A word that isn't understood never leaves the same answer: it's put into questions that are understood, in place of each word and beside it. */
import { expect, it } from 'vitest'
import type { QuestionBook } from '../../src/server/assistant/local/question/question-book.ts'
import { understandParts } from '../../src/server/assistant/local/question/understand-conversation.ts'
import { idiomsOfActing } from '../../src/server/assistant/local/question/words/idioms-of-acting.ts'
import { idiomsOfAsking } from '../../src/server/assistant/local/question/words/idioms-of-asking.ts'
import { chanceOf } from '../generated/random.ts'
import { templates } from './all-templates.ts'
import { demoBook } from './demo-book.ts'
import { freshOfCoordinator } from './fresh-of-coordinator.ts'
import { freshOfPhysician } from './fresh-of-physician.ts'
import { lateOfCoordinator } from './late-of-coordinator.ts'
import { lateOfPhysician } from './late-of-physician.ts'
import { sampleBook } from './sample-book.ts'
import { makeQuestions } from './template.ts'

/** What is understood, or nothing if a word was left over. */
function understood(text: string, book: QuestionBook): string | undefined {
  const parts = understandParts(text, [], book).map((part) => part.understood)
  const isWhole = parts.every(({ unread, unclear }) => unread.length === 0 && !unclear)
  return isWhole ? JSON.stringify(parts.map(({ form }) => form)) : undefined
}

const typedIn = (set: Record<string, string>, book: QuestionBook): [string, QuestionBook][] =>
  Object.keys(set)
    .filter((text) => !text.includes(' > '))
    .map((text) => [text, book])

const questions: [text: string, book: QuestionBook][] = [
  ...typedIn({ ...freshOfCoordinator, ...lateOfCoordinator }, demoBook()),
  ...typedIn({ ...freshOfPhysician, ...lateOfPhysician }, demoBook('Adaeze Nwosu')),
  ...makeQuestions([...templates.tuned, ...templates.heldOut], 1, chanceOf(3)).map(
    ({ text }): [string, QuestionBook] => [text, sampleBook()],
  ),
]

/** Words around a question, and the sentence of a rule, which is saved as it was typed. */
const isOfOther = (form: string) => /"act":"(greeting|thanks|abilities|knowledge)"/.test(form)
const isQuoted = (text: string) => /\brule\b/i.test(text)
const small = new Set(
  'a an the of on in do does at for to from is are was were be been am did has have had got get will us our we you your please pls and or it that this there so with by as'.split(
    ' ',
  ),
)

/** One question of `every`. */
function sameAnswers(every: number, change: (words: string[], at: number) => string[]) {
  const tried = questions.flatMap(([text, book], place) => {
    if (place % every !== 0) return []
    const before = understood(text, book)
    if (!before || isOfOther(before) || isQuoted(text)) return []
    const words = text.split(/\s+/)
    return words.flatMap((word, at) => {
      const isSmall = small.has(word.toLowerCase().replace(/[^a-z]/g, ''))
      return isSmall ? [] : [{ text: change(words, at).join(' '), before, book }]
    })
  })
  return { tried, same: tried.filter(({ text, before, book }) => understood(text, book) === before) }
}

it('never gives the same answer with an unknown word in place of one', () => {
  const { tried, same } = sameAnswers(3, (words, at) => words.with(at, 'blorptic'))
  expect(tried.length).toBeGreaterThan(700)
  // Why someone asks and what a trip is for aren't counted.
  const isReason = (text: string) => /\b(about|for)( an?| the)?( \w+)? blorptic|blorptic (trip|wedding)/.test(text)
  expect(same.map(({ text }) => text).filter((text) => !isReason(text))).toEqual([])
})

/** Words that mean something here in another place: a season, a unit, another job. */
const nouns = 'fall hospital split hold check carry budget busy cardiology'.split(' ')

it('never takes a noun for a verb or a filler', () => {
  const { tried, same } = sameAnswers(6, (words, at) => words.toSpliced(at, 0, 'the', nouns[at % nouns.length]!))
  process.stdout.write(`Nouns passed over: ${same.length} of ${tried.length}\n`)
  expect(same.length / tried.length).toBeLessThan(0.02)
})

it('says every gap of an idiom again', () => {
  const lines = `${idiomsOfAsking}\n${idiomsOfActing}`.split('\n').filter((line) => line.includes(' = '))
  const dropping = lines.filter((line) => {
    const [said = '', plain = ''] = line.trim().split(/\s=\s/)
    const gaps = said.split(' ').filter((word) => /^([@#~*]|!.+)$/.test(word))
    return gaps.some((gap, place) => /^[@#~*]$/.test(gap) && !plain.includes(`$${place + 1}`))
  })
  expect(dropping).toEqual([])
})
