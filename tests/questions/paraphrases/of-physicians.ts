/** Physicians about their own shifts: many ways to say the same, by what they mean; a question a line. */
export const paraphrasesOfPhysicians: Record<string, string> = {
  'next Nwosu': `
    when do I work next
    whens my next shift
    when am i on next
    next shift?
    when do i go back
    when am i back on
    when do i start again
    what's my next shift
    when am i working next
    when do i have to be in next
    when am i next up
    when do i come back
    whats coming up for me
  `,
  'next days-off Nwosu': `
    when am I off next
    next day off?
    whens my next day off
    when do i get a day off
    when am i next off
    when will i be off
    when's my next break
    how long until i get a day off
    when do i get a break
    when am i free next
  `,
  'whether Nwosu 12-25': `
    am I working christmas
    do i work christmas
    am i on for xmas
    do i have christmas
    did i get christmas
    am i scheduled christmas
    do i have to work christmas
    did they put me on christmas
    do i have anything on christmas
    am i on the schedule for christmas
  `,
  'whether Nwosu 12-25 exactly-0': `
    am i off christmas
  `,
  'count night Nwosu 12-01..12-31': `
    how many nights do I have this month
    my nights this month
    how many nights am i doing this month
    number of nights for me this month
    how many nights did i get this month
    nights this month for me
    whats my night count this month
    how many nites do i have this mo
    how many overnights do i have this month
  `,
  'list Nwosu 12-01..12-31': `
    show me my shifts in december
    my december schedule
    what am i working in december
    when do i work in december
    what days am i on in december
    list my december shifts
    what does my december look like
    what's my schedule in december
    my shifts for december please
    pull up my december
    what do i have in december
    which days am i working in december
  `,
  'requests list Nwosu timeoff': `
    was my time off approved
    did my time off get approved
    did my vacation go through
    whats the status of my time off
    is my pto approved
    any word on my time off
    have they approved my vacation
    did anyone look at my time off request
    where does my time off request stand
    has my time off been ok'd
  `,
  'requests list Nwosu approved timeoff': `
    did i get my vacation
  `,
  'requests list Nwosu': `
    did my request get approved
  `,
  'trade with-Nwosu 12-23': `
    who can I trade dec 23 with
    who could swap with me on dec 23
    who could i switch dec 23 with
    find me a trade for dec 23
    i want to get rid of dec 23, who could take it
    i need to get out of dec 23 who can trade
    can i get out of dec 23, who would take it
  `,
  'candidates Nwosu 12-23': `
    who can take my shift on dec 23
    who can cover me on dec 23
  `,
  'trade Nwosu with-Nwosu 12-23': `
    anyone who can trade dec 23 with me
    who might swap dec 23 with me
  `,
  'trade Nwosu 12-23': `
    who would swap dec 23
    who's available to trade for dec 23
  `,
  'candidates open Nwosu 12-23': `
    need someone to take my dec 23
  `,
  'change Nwosu 12-28': `
    I need the 28th off
    can i have the 28th off
    i'd like the 28th off
    i want off on the 28th
    put me down for the 28th off
    need off the 28th
    i cant work the 28th
    can i get the 28th off
    requesting off the 28th
    take me off the 28th
  `,
  'change 12-28': `
    request the 28th off
    i need to be off the 28th
  `,
  'mayWork Nwosu': `
    which open shifts can I take
    any extra shifts i can pick up
    what can i pick up
    anything i can grab
    open shifts for me?
    are there shifts i can pick up
    which open shifts am i eligible for
    any open shifts i could take
    what shifts are available for me to pick up
    i want extra shifts, what is there
    looking to pick up a shift, any open
  `,
  'change Nwosu': `
    can i pick up any open shifts
  `,
  'who with-Nwosu after 12-09': `
    who relieves me tomorrow
    whos my relief tomorrow
    who takes over from me tomorrow
    who do i hand off to tomorrow
    who am i handing off to tomorrow
    who do i sign out to tomorrow
    who's coming on after me tomorrow
    who is replacing me at the end of my shift tomorrow
    who do i give report to tomorrow
    who gets my sign out tomorrow
  `,
  'who with-Nwosu 12-24': `
    who else is on with me on the 24th
    who am i working with on the 24th
    whos with me on the 24th
    who is on with me the 24th
    who else works the 24th with me
    who do i work with on the 24th
    who's my team on the 24th
    who am i on with the 24th
  `,
  'shares night Nwosu less': `
    how many nights do I owe
    am i behind on nights
    am i short on nights
    how many nights am i short
    do i owe nights
    how far behind am i on nights
    how many more nights do i need to do
    am i doing my share of nights
    have i done enough nights
  `,
  'count hours Nwosu 11-01..11-30': `
    how many hours did I work in november
    my hours in november
    how many hours did i put in november
    total hours for me in nov
    my november hours
    what were my hours in november
    how many hours was i on in november
    how many hrs did i do in november
    hours i worked in november
  `,
  'whyShift Nwosu 12-25': `
    why do I have christmas
    why am i on christmas
    how come i have christmas
    why did i get christmas
    why was i scheduled christmas
    why am i working christmas
    why'd i get stuck with christmas
    whats the reason i have christmas
    why do i have to work christmas
    who decided i work christmas
  `,
  'list Nwosu 12-24': `
    what time do I start on the 24th
    when do i start on the 24th
    what time is my shift on the 24th
    start time for me on the 24th
    what time do i have to be in on the 24th
    when does my shift start on the 24th
    what time am i on the 24th
    what hours do i work on the 24th
    when am i supposed to be there on the 24th
  `,
  'change Nwosu with-Mbeki 12-24': `
    swap my shift on the 24th with Mbeki
    trade my 24th with mbeki
    switch my shift on the 24th with mbeki
    can i swap the 24th with mbeki
    id like to trade my shift on the 24th with mbeki
  `,
  'change with-Mbeki 12-24': `
    i want to swap the 24th with mbeki
    ask mbeki to swap the 24th
  `,
  'change Nwosu+Mbeki 12-24': `
    give my 24th to mbeki
    mbeki wants to take my shift on the 24th
  `,
}
