/** Words for requests, time off, call-outs, and handoffs. */
export const requestWords = {
  // Requests and time off.
  leaveDays:
    'vacation days, vacation day, days of vacation, day of vacation, pto days, days of pto, leave days, days of leave, days of time off, time off days, days vacation, days pto, vacation time, pto time',
  used: 'take, takes, taking, used, used up, use, taken, took, taken off, took off, take off, taking off, burned, burned through',
  callOut:
    'on call out, on call outs, call outs, callouts, callout, call out, sick calls, sick call, call ins, callins, call offs, calloffs, called out, called in, called in sick, call in sick, called off, calls out, calling out, called off sick, out sick, sick days, sick day, unplanned absences, no shows',
  // Who comes next: "who relieves me", "who do I hand off to".
  relieve:
    'relieve, relieves, relieving, relieved, takes over for, takes over from, take over from, taking over for, taking over from, take over for, comes on after, coming on after, comes in after, coming in after, on after, works after, working after, follows, sign out from, signout from, handoff from, hand off from, report from, sign off from',
  handOver:
    'hand off to, hands off to, handing off to, handoff to, hand over to, hands over to, handing over to, sign out to, signs out to, signing out to, signout to, pass off to, passing off to, give report to, giving report to, gives report to, on before, works before, working before',
  request:
    'new requests, new request, ask, anything from, word from, anything new from, request, requests, requested, requested off, requested time off, inbox, asked for, ask for, asks for, asking for, requests from, requests for, asked',
  away: 'out of town, out of office, out of the country, vacation booked, vacation scheduled, vacation planned, time off booked, time off scheduled, time off planned, pto booked, pto scheduled, bails, bail, bailed, no shows, survive without, cope without, manage without, do without, get by without, be out, will be out, vacationing, traveling, maternity leave, paternity leave, parental leave, jury duty, request off, request time off, requested off, requested time off, days i requested off, leaves, quits, quit, resigns, resigned, retires, retired, leaving, out sick, off sick, lose, loses, losing, away, vacation, vacations, on vacation, leave, on leave, pto, absent, time off, out, on pto, out of office, gone, approved time off, absences, absence',
  sick: 'cant make it, cannot make it, cant make, wont make it, not coming, cant come in, cant make his shift, cant make her shift, cant make their shift, call in sick, sick, ill, calls in sick, called in sick, calls out, called out, calls in, call out, call in sick, cant work, cannot work, cant come, just called in sick',
  pending:
    'been sitting there, been sitting, sitting there, sitting, waiting longest, waiting the longest, new requests, new request, i need to approve, need to approve, need to sign off on, to sign off on, waiting for an answer, waiting for a decision, waiting for approval, awaiting a decision, awaiting an answer, not decided, not yet decided, still not decided, not been decided, not answered, not yet answered, unanswered, unresolved, not processed, not yet approved, still open requests, i need to look at, i need to review, i need to decide, i have to look at, i should look at, on my plate, for me to approve, to approve, to be approved, for approval, needs approval, need approval, awaiting, pending, waiting, outstanding, undecided, waiting on, to review, to decide, need to look at, to look at, open requests, need a decision',
  approved: 'go through, went through, gone through, decided, processed, answered, approved, granted, accepted',
  denied:
    'said no to, say no to, go through, went through, gone through, decided, processed, answered, denied, deny, refused, rejected, declined, turned down',
  arrived:
    'came in, come in, coming in, sent in, sent, made, submitted, filed, received, arrived, been made, were made, been submitted',
  emergency: 'emergency, emergencies, urgent, emergent',
  canceled: 'cancelled, canceled, withdrawn',
  swap: 'giving away, giving up, offering, offered up, up for trade, swap, swaps, swap request, swap requests, trade, trades, exchange, exchanges',
  pickup: 'picks up, picked up, extra shifts, extra shift, pickup, pickups, pick up requests, pickup requests',
} as const
