/** Why a shift is yours, in one sentence to you: it keeps a stretch together, it is your share, or nobody else can. */
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import { type OwnShare, type Stretch, sharesOf, stretchAround } from './shift-facts.ts'

/** `choice` says who else could take it, for a shift that neither a stretch nor a share explains. */
export function whyMe(view: RuleView, roster: Roster, person: number, day: number, choice: string): string {
  const stretch = stretchAround(view, roster, person, day)
  if (stretch.length > 1) return describeStretch(stretch)
  const [share] = sharesOf(view, roster, person, day)
  return share ? describeShare(share) : choice
}

function describeStretch({ word, before, after, length }: Stretch): string {
  const whole = `your ${length}-${word} stretch`
  if (before === 0) return `It starts ${whole}.`
  if (after === 0) return `It ends ${whole}.`
  const left =
    before === after ? `two ${before}-${word} stretches` : `a ${before}-${word} and a ${after}-${word} stretch`
  return `It's ${word} ${before + 1} of ${whole}, and splitting it would leave you ${left}.`
}

/** "You have 5 nights this month, and your fair share is 5.4." */
function describeShare({ name, has, share }: OwnShare): string {
  const what = name.toLowerCase()
  return `You have ${has} ${has === 1 ? what.replace(/s$/, '') : what} this month, and your fair share is ${share}.`
}
