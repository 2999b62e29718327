/** What-ifs, changes, rules, and texts: many ways to say the same, by what they mean; a question a line. */
export const paraphrasesOfActing: Record<string, string> = {
  'whatIfAway Volkov 12-14..12-27': `
    what happens if Volkov is away for two weeks starting the 14th
    what if volkov is out for two weeks starting the 14th
    volkov might be out two weeks starting the 14th, what happens
    if volkov goes on leave for two weeks starting the 14th what breaks
    what would it look like if volkov was gone for two weeks starting the 14th
    suppose volkov takes two weeks off starting the 14th
    say volkov is out sick for two weeks starting the 14th
    how bad would it be if volkov was out for two weeks starting the 14th
    can we survive if volkov is out for two weeks starting the 14th
    what's the impact if volkov is on vacation for two weeks starting the 14th
    what would break if volkov were away for two weeks starting the 14th
  `,
  whatIfHired: `
    what if we hired two more nocturnists
    what if we add two nocturnists
    what would two more nocturnists do for us
    how would things look with two more nocturnists
    if we brought on two nocturnists what changes
    would hiring two nocturnists help
    suppose we recruit two more nocturnists
    what would happen if we got two more nocturnists
    what difference would two more nocturnists make
  `,
  'whatIfChanged Tremblay': `
    what if Tremblay goes to 0.6 FTE
    what if tremblay drops to 0.6
    what if tremblay cut back to 0.6 fte
    tremblay wants to go to 0.6, what happens
    if tremblay went down to 0.6 what would that do
    suppose tremblay was 0.6
    what would change if tremblay were at 0.6 fte
    what if tremblay reduces to 0.6 fte
  `,
  'whatIfApproved Nwosu approved timeoff': `
    what happens if I approve Nwosu's time off
    what if i approve nwosus time off
    what would approving nwosu's vacation do
    can i approve nwosu's time off
    can we afford to give nwosu the time off
    should i approve nwosu's time off
    is it ok to approve nwosus vacation
    would it hurt to approve nwosu's time off
    what's the impact of approving nwosu's time off
    if i grant nwosu's time off what happens
    can i say yes to nwosus vacation
    any problem with approving nwosu's time off
  `,
  'whatIfApproved Nwosu': `
    can i approve nwosus request safely
  `,
  whatIfChanged: `
    what if the limit of nights in a row were 4
    what if we capped nights in a row at 4
    what if max consecutive nights was 4
    suppose the max nights in a row was 4
    what if nobody could do more than 4 nights in a row
    what if we limit nights in a row to 4
    what would happen if we limited consecutive nights to 4
    what if we needed 9 rounders on sundays
    what if we went down to 9 rounders on sundays
    what if we only had 9 rounders on sundays
    suppose we ran 9 rounders on sundays
    could we get by with 9 rounders on sundays
    what if we dropped to 9 rounders on sundays
    can we manage with 9 rounders on sundays
    what if sundays only needed 9 rounders
  `,
  'change Lowell+Byrne 12-12': `
    swap Lowell and Byrne on saturday
    switch lowell and byrne saturday
    trade lowell and byrne's shifts on saturday
    please swap lowell and byrne for saturday
    lowell and byrne want to switch saturday
    lowell and byrne want to trade saturday, set it up
    have lowell and byrne trade saturday
    make lowell and byrne swap saturday
    exchange lowells and byrnes saturday shifts
    flip lowell and byrne on saturday
  `,
  'change Lowell with-Byrne 12-12': `
    can you swap lowell with byrne on saturday
  `,
  'change Keller 12-11': `
    assign Keller to the swing on friday
    put keller on the swing friday
    give keller the swing shift friday
    schedule keller for swing on friday
    add keller to friday's swing
    keller will take the swing on friday
    slot keller into swing friday
    i want keller on swing friday
    stick keller on the swing friday
    keller should do swing on friday
    book keller for the swing on friday
  `,
  'change Mansour+Romano 12-18': `
    move Mansour's shift on the 18th to Romano
    give mansours shift on the 18th to romano
    reassign mansours shift on the 18th to romano
    hand mansour's shift on the 18th to romano
    transfer mansour's shift on the 18th to romano
    have romano take mansours shift on the 18th
    can romano take mansours shift on the 18th - please move it
    switch mansours shift on the 18th over to romano
  `,
  'change Mansour with-Romano 12-18': `
    replace mansour with romano on the 18th
  `,
  'change 2027-01-01..2027-01-31': `
    publish january
    push january out
    release january
    post the january schedule
    can you publish january
    make january live
    go ahead and publish january
    finalize january
    please send out the january schedule
    generate january
    build january
    make the january schedule
    create the january schedule
    run the january schedule
    plan january
    draft january
    start january
    make me a schedule for january
    put together the january schedule
  `,
  'change Diallo': `
    approve Diallo's time off
    ok diallo's time off
    grant diallo's vacation
    approve diallos request
    accept diallo's time off
    say yes to diallo's vacation
    sign off on diallo's time off
    please approve the time off for diallo
    let diallo have the time off
    deny Diallo's time off
    turn down diallo's vacation
    reject diallos time off
    say no to diallo's vacation
    decline diallo's request
    refuse diallo's time off
  `,
  'change Haddadi': `
    never schedule Haddadi on nights
    stop giving haddadi nights
    no more nights for haddadi
    keep haddadi off nights
    dont put haddadi on nights
    haddadi shouldnt work nights
    haddadi cant do nights anymore
    take haddadi off nights
    haddadi should not be on nights
  `,
  draft: `
    draft an email about the open shifts
    write an email about open shifts
    email everyone about the open shifts
    send a message about the holes
    draft a msg asking for volunteers for the open shifts
    can you write something to the group about the open shifts
    let the group know about the open shifts
    ask the group to pick up the open shifts
    write a blurb about the open shifts
    put out a call for the open shifts
    text everyone about the open shifts
    i need an email to the group about open shifts
    send out a plea for the open shifts
    help me write an email about the open shifts
    write a summary for the medical director
    summary for the director
    give me something to send the medical director
    draft a report for the chief
    i need a recap for leadership
    prepare an update for the medical director
    monthly summary for the cmo
    put together a summary for admin
  `,
  'draft Iyer denied': `
    draft a note to Iyer about the denied request
    write iyer a note about his denied request
    tell iyer his time off was denied
    let iyer know we denied his request
    explain to iyer why his request was denied
    message iyer about the denial
  `,
  'draft Iyer denied timeoff': `
    email iyer that his time off isnt approved
    send iyer a note about his denied vacation
  `,
  'draft Iyer approved timeoff': `
    draft something to iyer saying we cant approve his time off
  `,
  'draft 12-01..12-31': `
    write up december for the medical director
  `,
}
