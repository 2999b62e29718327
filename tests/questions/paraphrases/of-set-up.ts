/** Rules, scores, holidays, fair shares, and staffing: many ways to say the same, by what they mean; a question a line. */
export const paraphrasesOfSetUp: Record<string, string> = {
  rules: `
    what rules are in force
    what are our rules
    what rules do we have
    which rules are on
    list the rules
    what rules are we using
    what rules are we running right now
    what rules are turned on
    what constraints do we have
    what are the scheduling rules
    show me the rules
    what rules apply
    rules we follow
    what is the maximum number of nights in a row
    whats our max consecutive nights
    how many nights in a row are allowed
    how many nights in a row can someone work
    max nights in a row?
    whats the limit on consecutive nights
    what's the cap on nights in a row
    how many straight nights can we schedule
    how many consecutive nights do we allow
    most nights in a row allowed
  `,
  'scores 12-01..12-31': `
    how fair is december
    how fair does december look
    is december fair
    is december balanced
    fairness for december
    whats the fairness score for december
    how even is december
    is the december schedule equitable
    how is december on fairness
    how well balanced is december
    is the load even in december
  `,
  'improve 12-01..12-31': `
    what would raise fairness in december
    how can i make december fairer
    how do i improve fairness in december
    what could i change to make december more fair
    how to get a better fairness score in december
    what's hurting fairness in december
    suggestions to improve fairness in december
    what swaps would make december fairer
    how can december be more even
  `,
  'conflicts 12-01..12-31': `
    are there any conflicts in december
    any rule violations in december
    anything wrong with december
    any problems in december
    does december break any rules
    is december clean
    any issues with the december schedule
    are we violating anything in december
    any rules broken in december
    anything illegal in december
    does anything in december violate the rules
    check december for problems
    any errors in december
    any red flags in december
  `,
  'schedules 2027-01-01..2027-01-31': `
    is january published
    is january out
    has january been published
    is the january schedule out yet
    is january posted
    did january come out
    is january done
    is january live
    has january been released
    is january up
  `,
  'scores 2027-01-01..2027-01-31': `
    whats the status of january
  `,
  'history 12-07': `
    who changed the schedule yesterday
    what changed yesterday
    any changes yesterday
    who made changes yesterday
    who edited the schedule yesterday
    what edits were made yesterday
    changes to the schedule yesterday
    what was changed yesterday
    who messed with the schedule yesterday
    what got changed yesterday
    did anyone change the schedule yesterday
  `,
  holidays: `
    what are our holidays
    which holidays do we have
    list of holidays
    what holidays do we observe
    which days count as holidays
    what counts as a holiday
    which holidays do we recognize
    show our holidays
    what holidays are on our list
  `,
  'contact Gallagher': `
    what is Gallagher's phone number
    gallaghers cell
    whats gallaghers number
    how do i get a hold of gallagher
    how do i reach gallagher
    phone for gallagher
    gallagher contact info
    whats the best number for gallagher
    gallaghers pager
    number to call gallagher
    how can i get in touch with gallagher
    need gallaghers phone
  `,
  'shares Chen more': `
    is Chen on track with his shifts
    is chen meeting his fte
    is chen over or under on shifts
    hows chen doing against his target
    is chen working more than his fte
  `,
  'shares Chen less': `
    is chen under his fte
    is chen behind on shifts
    is chen short on shifts
    does chen have enough shifts for his fte
    is chen working his fair share
    is chen doing his share
    is chen below his target
  `,
  'shares night more': `
    who is over their fair share of nights
    who has too many nights
    who's doing more than their share of nights
    who is above their share of nights
    whos getting too many nights
    who's above target for nights
    who has more nights than they should
  `,
  'most night': `
    who's overloaded with nights
  `,
  roles: `
    how many rounders do we need on sundays
    how many rounders on a sunday
    required rounders on sundays
    what's our rounder number on sundays
    how many rounders do we staff on sundays
  `,
  'roles 12-13': `
    whats the rounder requirement on sunday
    how many rounders are required on sunday
    how many rounders should there be on sunday
  `,
  capacity: `
    do we have enough people
    do we have enough docs
    are we understaffed
    do we need to hire
    should we be hiring
    are we short on staff
    do we have enough physicians to cover
    is our staffing adequate
    do we need more physicians
    how many more docs do we need
    how many physicians do we need
    how many physicians do we need for 7-on/7-off
    how many docs do i need to run a 7 on 7 off rotation
    how many hospitalists does a seven-on/seven-off group need
    how many ftes do we need to cover our roles
  `,
  'physicians list': `
    which physicians are part-time
    list the part timers
    which docs are less than full time
    part timers?
    show me part-time docs
  `,
  'physicians who': `
    who is part time
    who all is part time
    who works part time
  `,
  'physicians count': `
    how many are part time
  `,
  'most stretch 12-01..12-31': `
    what is the longest stretch in december
    who works the most days in a row in december
    longest run of days in december
    whos got the longest stretch in december
    who has the longest streak in december
    most consecutive days in december
    biggest run of shifts in december
    who is working the most consecutive days in december
    who goes the longest without a day off in december
  `,
  'who stretch 12-01..12-31 more-7': `
    is anyone working more than 7 days in a row in december
    anyone over 7 days straight in december
    does anybody go more than 7 days straight in december
    anyone on a stretch longer than 7 in december
    anybody working over 7 consecutive days in december
    any stretches over 7 days in december
    anyone working more than a week straight in december
    who's doing more than 7 in a row in december
  `,
  'who 12-24.at-least-1+12-25.at-least-1 12-24..12-25': `
    who works both christmas eve and christmas
    who got both christmas eve and christmas
    who's on for christmas eve and also christmas
    anyone on both christmas eve and christmas
  `,
  'who 12-24..12-25': `
    whos on christmas eve and christmas
    who has christmas eve as well as christmas
    who has to work christmas eve and christmas day
  `,
  'who 2025-11-27': `
    who worked thanksgiving last year
    who had thanksgiving last year
    who did thanksgiving last year
    who covered thanksgiving last year
    who got thanksgiving last year
    thanksgiving last year who worked
  `,
  'who 11-26': `
    who was on last thanksgiving
  `,
}
