/** Why a shift is yours, in one sentence to you: it keeps a stretch together, it's your fair share, or no one else can take it. */
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import {
  describeHalves,
  isWithinShare,
  nameStretch,
  type OwnShare,
  type Stretch,
  sharesOf,
  stretchAround,
} from './shift-facts.ts'

/** `otherwise` is for a shift that neither a stretch nor a share explains. */
export function whyMe(view: RuleView, roster: Roster, person: number, day: number, otherwise: string): string {
  const stretch = stretchAround(view, roster, person, day)
  if (stretch.length > 1) return describeStretch(stretch)
  const share = sharesOf(view, roster, person, day).find(isWithinShare)
  return share ? describeShare(share) : otherwise
}

function describeStretch(stretch: Stretch): string {
  const { word, before, after } = stretch
  const whole = `your ${nameStretch(stretch)}`
  if (before === 0) return `It starts ${whole}.`
  if (after === 0) return `It ends ${whole}.`
  return `It’s ${word} ${before + 1} of ${whole}, and splitting it would leave you ${describeHalves(stretch)}.`
}

/** "You have 5 nights this month, and your fair share is 5.4." A share of 4.3 is met by 4 or 5. */
function describeShare({ name, has, share }: OwnShare): string {
  const what = name.toLowerCase()
  const said = `You have ${has} ${has === 1 ? what.replace(/s$/, '') : what} this month`
  return has > share
    ? `${said}, within rounding of your fair share, ${share}.`
    : `${said}, and your fair share is ${share}.`
}
