/** Requests, call-outs, handoffs, and who can cover: many ways to say the same, by what they mean; a question a line. */
export const paraphrasesOfRequests: Record<string, string> = {
  'requests list pending': `
    show me the pending requests
    what requests are waiting
    anything for me to approve
    anything in my queue
    what do i need to sign off on
    any requests i havent answered
    which requests are still undecided
    what's sitting in my inbox
    open requests?
    show outstanding requests
    whats pending
    any requests to deal with
    what do i need to act on
    are there requests that need my attention
    what requests havent been handled
    requests needing a decision
    what's awaiting my approval
    requests still up in the air
    anything i need to approve?
  `,
  'requests count pending': `
    how many requests are pending
    how many requests are waiting on me
    number of open requests
    how many requests do i have to decide
    how many requests are still undecided
    how many requests havent been answered
    count of pending requests
    how many requests are sitting in the queue
  `,
  'requests who 12-14..12-20 approved timeoff': `
    who is away next week
    whos on vacation next week
    who has time off next week
    whos out next week
    who's on pto next week
    anyone on vacation next week
    anybody out next week
    who's got approved time off next week
    who's unavailable next week
    who will be gone next week
    who's away on leave next week
  `,
  'requests list 12-14..12-20 approved timeoff': `
    which docs are on leave next week
    vacations next week
  `,
  'who leave-days 12-14..12-20': `
    who is taking time off next week
  `,
  'requests list Iyer timeoff': `
    was Iyer's time off approved
    did iyer's time off get approved
    did we approve iyers vacation
    is iyers time off approved
    did iyer get his time off
    has iyers vacation been approved
    whats the status of iyer's time off
    did iyers time off go through
    was iyer granted time off
    what happened with iyer's time off request
    did we ok iyer's vacation
    where are we on iyer's time off
    any decision on iyer's vacation
    did we ever get back to iyer about his time off
    did we answer iyer about his vacation
  `,
  'requests list 12-01..12-31 denied': `
    which requests were denied this month
    what did we deny this month
    show me denied requests from this month
    any requests turned down this month
    requests we said no to this month
    what requests got rejected this month
    list everything we declined this month
    which requests did i deny this month
    requests refused this month
  `,
  'requests count pending swap': `
    how many swaps are pending
    how many trades are waiting
    number of pending swaps
    how many swap requests are outstanding
    how many swaps still need approval
    how many shift trades are pending
    pending swap count
    how many trades are waiting for approval
  `,
  'who call-outs 12-01..12-31': `
    who called out this month
    whos called in sick this month
    who called off this month
    which docs called out this month
    anyone call out this month
    sick calls this month - who
    who had a sick day this month
  `,
  'count call-outs 12-01..12-31': `
    any callouts this month
  `,
  'who call-outs 12-01..12-08': `
    who's been out sick this month
  `,
  'list call-outs 12-01..12-31': `
    list the call outs this month
  `,
  'count call-outs 11-01..11-30': `
    how many call-outs in november
    number of sick calls in november
    how many callouts did we have in november
    november call out count
    how many sick days in november
    total callouts november
    how many call offs last month
  `,
  'who call-outs 11-01..11-30': `
    how many people called out in november
    how many times did someone call out in november
  `,
  'count leave-days Villanueva 01-01..12-08': `
    how many vacation days has Villanueva used this year
    how much pto has villanueva used this year
    how many days off has villanueva taken this year
    how much time off has villanueva had this year
  `,
  'count leave-days Villanueva 01-01..12-31': `
    vacation taken by villanueva this year
    villanueva pto days used this year
    how many days of vacation did villanueva take this year
    how much leave has villanueva burned this year
    days of vacation villanueva used this year
    how many vacation days did villanueva use up this year
  `,
  'who with-Chen after 12-09': `
    who relieves Chen tomorrow
    whos relieving chen tmrw
    who takes over for chen tomorrow
    who does chen hand off to tomorrow
    who does chen sign out to tomorrow
    who's coming on after chen tomorrow
    who is chens relief tomorrow
    who gets chens handoff tomorrow
    who comes on after chen tomorrow
    who does chen give report to tomorrow
    who picks up from chen tomorrow
  `,
  'candidates Solheim 12-12': `
    who can cover Solheim on the 12th
    who could take solheims shift on the 12th
    whos able to cover for solheim on the 12th
    i need a replacement for solheim on the 12th
    solheim is out on the 12th, who can cover
    solheim cant make it on the 12th who can step in
    solheim called out for the 12th. who can cover?
    get me a sub for solheim on the 12th
    who's available to cover for solheim on the 12th
    who are my options to cover solheim on the 12th
    any takers for solheims shift on the 12th
    who can fill in for solheim on the 12th
    who would be able to work for solheim on the 12th
    who can i call to cover solheim on the 12th
    who should i ask to cover solheim on the 12th
    solheim is sick on the 12th, who could work instead
  `,
  'candidates open Solheim 12-12': `
    find coverage for solheim on the 12th
    need someone to cover solheim on the 12th
  `,
  'candidates open 12-14': `
    who could take the open shift on the 14th
    whos available for the open shift on the 14th
    who can fill the open shift on the 14th
    who can i put in the open shift on the 14th
    who can pick up the open shift on the 14th
    suggest someone for the open shift on the 14th
    who's eligible for the open shift on the 14th
    who would be best for the open shift on the 14th
    who can do the open shift on the 14th
    who should get the open shift on the 14th
    any ideas who could take the open shift on the 14th
    find someone for the open shift on the 14th
  `,
  'mayWork Zhao 12-10': `
    can Zhao work a night on thursday
    is zhao allowed to work a night on thursday
    could zhao do a night on thursday
    is it ok for zhao to do a night on thursday
    would it be ok if zhao worked a night thursday
    is zhao eligible for a night on thursday
    can i put zhao on a night thursday
    can i give zhao a night on thursday
    can we schedule zhao for a night on thursday
    is zhao able to take a night on thursday
    would zhao be legal for a night thursday
    does it break any rules if zhao works a night on thursday
  `,
  'whyShift Keller 12-25': `
    why does Keller work christmas
    why is keller on christmas
    how come keller has christmas
    why did keller get christmas
    whats the reason keller is working christmas
    why was keller put on christmas
    why is keller scheduled on christmas
    why'd keller end up with christmas
    why did we give keller christmas
    explain why keller is on christmas
  `,
  'whyShift 12-14': `
    why is the shift on the 14th open
    why is the 14th not covered
    why cant we fill the shift on the 14th
    why is nobody on the shift on the 14th
    how come the shift on the 14th is still open
    why do we have a hole on the 14th
    why is there a gap on the 14th
    whats the reason the shift on the 14th is unfilled
  `,
}
