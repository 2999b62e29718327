/** Counting, ranking, and open shifts: many ways to say the same, by what they mean; a question a line. */
export const paraphrasesOfCounts: Record<string, string> = {
  'most night 12-01..12-31': `
    who has the most nights in december
    who got stuck with the most nights in december
    whos doing the most nights in dec
    who's carrying the biggest night load in december
    december: who has the highest number of nights?
    who ended up with the most nights in december
    whose night count is highest in december
    who's pulling the most night shifts in december
    top night worker in december
    who is getting hit hardest with nights in december
    who got the short end of the stick on nights in december
    who has it worst for nights in december
    tell me who's leading in nights for december
  `,
  'least weekend.weekends 12-01..12-31': `
    who has the fewest weekends this month
    who's gotten away with the fewest weekends this month
    whos lightest on weekends this month
    who has the least weekends this month
    who's been spared weekends the most this month
    who got off easy on weekends this month
    who is lowest on weekends this month
    fewest weekends this month - who?
    who's working the smallest number of weekends this month
  `,
  'count night Volkov 12-01..12-31': `
    how many nights does Volkov have in december
    volkov nights december
    count volkovs nights in dec
    how many nights is volkov on for in december
    how many nights is Volkov down for in december
    how many nights did Volkov end up with in december
    how many nights did we give volkov in december
    whats volkovs night count for december
    what's Volkov's total on nights in december
    number of nights volkov is doing in december
    how many nites does volkov have in dec?
    can you tell me how many nights Volkov has in december
    i need volkov's number of nights in december
    how many nights has Volkov got in december
    how many overnights does Volkov have in december
    how many night shifts is Volkov signed up for in december
    hey quick question how many nights does volkov work in december
  `,
  'list open 12-14..12-20': `
    which shifts are open next week
    what's open next week
    any holes next week
    what do we still need to fill next week
    where are we short next week
    whats uncovered next week
    list the gaps for next week
    what shifts havent been picked up next week
    which shifts are still unassigned next week
    what still needs a body next week
    do we have any openings next week
    are there any vacancies next week
    next week - anything not covered?
    what's left to fill next week
    any unfilled slots next week
    where are the holes next week
    what spots are open next week
    show me whats not staffed next week
    anything open next week
    any shifts need coverage next week
    which shifts next week dont have anyone
  `,
  'count open 12-01..12-31': `
    how many open shifts are there in december
    how many holes do we have in december
    number of unfilled shifts in december
    how many shifts are still open in december
    how many shifts in december have nobody
    count of open shifts in december
    how many gaps in december
    how many vacancies do we have in december
    how many shifts do we still have to fill in december
    how many december shifts are uncovered
  `,
  'who 12-09': `
    who is working tomorrow
    whos on tmrw
    who's here tomorrow
    who do we have tomorrow
    who's scheduled tomorrow
    who do i have on tomorrow
    whos in tomorrow
    who is coming in tomorrow
    tomorrow's staff
    who's around tomorrow
    can you list who works tomorrow
    who all is on tomorrow
  `,
  'list 12-09': `
    tomorrow's lineup
    whats the lineup for tomorrow
    give me tomorrows roster
    pull up tomorrow's schedule
  `,
  'who night 12-12..12-13': `
    who is on nights this weekend
    who's got nights this weekend
    nights this weekend?
    who covers nights this weekend
    who's overnight this weekend
    who's doing nights this wkend
    which docs are on nights this weekend
    names of the night docs this weekend
  `,
  'list night 12-12..12-13': `
    who are my night people this weekend
  `,
  'who Backup 12-11': `
    who is backup on friday
    whos backup fri
    who's on backup friday
    backup friday?
    who do we have for backup on friday
    who's the backup on friday
    who is my backup friday
    who's listed as backup friday
    who is carrying backup friday
  `,
  'who 12-14..12-20 exactly-0': `
    who is off next week
    whos not working next week
    who has next week off
    who isnt on next week
    who's free next week
    who doesnt have any shifts next week
    who is not on the schedule next week
    anyone without shifts next week
    which docs are off next week
    who has nothing next week
    who isn't scheduled next week
  `,
  'compare night Obi+Lowell 12-01..12-31': `
    compare Obi and Lowell on nights in december
    obi vs lowell nights december
    who has more nights in december, obi or lowell
    how do obi and lowell stack up on nights in december
    obi versus lowell, december nights
    difference in nights between obi and lowell in december
    how does obi compare with lowell on nights in december
    nights for obi compared to lowell in december
    does obi or lowell have more nights in december
  `,
  'count night Obi+Lowell 12-01..12-31': `
    nights in december: obi or lowell
  `,
  'average night 12-01..12-31': `
    average nights per physician in december
    whats the average number of nights in december
    avg nights per doc in december
    mean nights per physician in dec
    what do people average for nights in december
    what's the typical number of nights per doc in december
    average night count in december
  `,
  'average by-physician night 12-01..12-31': `
    on average how many nights does each physician have in december
    how many nights does everyone average in december
  `,
  'count hours Chen 11-01..11-30': `
    how many hours did Chen work in november
    chens hours nov
    total hours for chen in november
    how many hrs did chen log in november
    chen november hours
    what were chen's hours in november
    how many hours did chen put in in november
    how many hours did chen rack up in november
    hours worked by chen, november
    how many hours total did Chen do in november
    add up chen's hours for november
    how many hours was chen on in november
  `,
  'count by-physician hours 11-01..11-30': `
    total hours per physician in november
    hours by doc for november
    everyones hours in november
    break down november hours by physician
    i need hours for each physician in november
    november hours, one line per physician
    what were everybody's hours in november
    list hours per person november
    give me the november hours for payroll by physician
    hours worked per provider in november
  `,
  'count hours 11-01..11-30': `
    physician hours for november
  `,
  'who night 12-01..12-31 more-5': `
    who has more than 5 nights in december
    anyone over 5 nights in december
    whos above 5 nights in december
    who has over five nights in december
    list people with more than 5 nights in december
    docs with >5 nights in december
    who exceeds 5 nights in december
    who's doing more than five nights in dec
    which physicians have more than 5 nights in december
    anybody with upwards of 5 nights in december
    who is past 5 nights in december
  `,
  'who weekend.weekends 12-01..12-31 exactly-0': `
    who has not worked a weekend this month
    who hasnt done a weekend this month
    who hasn't had to work a weekend this month
    who hasnt pulled any weekends this month
    who has yet to work a weekend this month
    anyone who hasnt worked weekends this month
    who has no weekends this month
    who doesnt have a weekend this month
    who has zero weekends this month
    anyone with no weekend this month
    who isnt working any weekends this month
    who is not on any weekend this month
    who got out of weekends this month
    who's free of weekends this month
    who doesn't work a single weekend this month
  `,
  'list open 12-01..12-31': `
    which days are we short in december
    what days are we short in december
    what days in december are not fully staffed
    on which days do we have gaps in december
    which december days have open shifts
    what days in dec are uncovered
    days with holes in december
    list the days we're understaffed in december
    which dates in december aren't fully covered
    which days do we lack coverage in december
  `,
}
