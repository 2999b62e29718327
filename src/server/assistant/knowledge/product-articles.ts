/** Articles about using the product: "How do I ..." */
import type { Article } from './article.ts'

export const productArticles: Article[] = [
  {
    id: 'generate',
    title: 'Generate a schedule',
    about: 'product',
    asked: 'how do i generate create make build new schedule month start generator',
    text: 'On the dashboard, pick the month and year in the AI schedule generator and select Generate. You can follow the progress and cancel anytime; we keep the best schedule found so far. The result is a draft that only administrators see. If you regenerate a month, you can keep shifts that are locked or set by hand.',
  },
  {
    id: 'publish',
    title: 'Publish a schedule',
    about: 'product',
    asked: 'how do i publish release post schedule make active go live visible physicians draft to active',
    text: 'Open Schedule, choose the draft, and select Publish. A checklist shows pending requests, open shifts, conflicts, who is furthest from their fair share, and who gets notified, and how. Fix or override conflicts first. The draft becomes that month’s schedule and replaces the one published before, which is archived. Everyone whose shifts changed is notified. Physicians never see drafts.',
  },
  {
    id: 'edit-shifts',
    title: 'Change a shift by hand',
    about: 'product',
    asked: 'how do i edit change move swap assign shift roster grid drag and drop undo lock by hand manually',
    text: 'Open Schedule and choose the Roster view. Drag a shift to another person or day, or use the arrow keys, Enter, Delete, and the code of a role. We check each edit as you make it. A trade-off only warns you; a conflict needs a reason, which goes into the audit log. Undo with Ctrl+Z, redo with Ctrl+Y.',
  },
  {
    id: 'fill-open',
    title: 'Fill an open shift',
    about: 'product',
    asked: 'how do i fill open shift gap unfilled uncovered assign someone candidates replacement gap',
    text: 'In the roster, click the open shift or the day’s coverage count. You’ll see who could take it, best match first, with any trade-off, and why others aren’t eligible. One click assigns it. Physicians also see open shifts on the Open shifts page and can request them.',
  },
  {
    id: 'add-physician',
    title: 'Add physicians',
    about: 'product',
    asked:
      'how do i add new physician doctor import list bulk upload csv paste people remove deactivate delete e-mail address',
    text: 'Open Manage Physicians. Use Add physician for one person, or Add many to paste or upload a table; you can check what we read before anything is saved. We recognize people by their email when they first sign in. To remove someone, deactivate them: nothing is lost, and their shifts from tomorrow on become open.',
  },
  {
    id: 'invite',
    title: 'Let colleagues join',
    about: 'product',
    asked: 'invite join code colleagues sign in join group how do they get in register account access e-mail address',
    text: 'Share the join code from Group Settings, Advanced. Colleagues sign in, choose Join Existing Group, and enter it. You can renew the code anytime; the old one stops working right away. Anyone you’ve added by email doesn’t need a code.',
  },
  {
    id: 'roles-setup',
    title: 'Set up roles',
    about: 'product',
    asked: 'how do i add change role position times days required count priority edit roles shift types',
    text: 'Open Group Settings, Roles & Positions. A role has a name, a category, times, days of the week, how many physicians it requires, and a priority from 1 (filled first) to 10. You can also write rules for a role in plain words and see line by line how we read them.',
  },
  {
    id: 'rules-setup',
    title: 'Set rules',
    about: 'product',
    asked:
      'how do i change rule where limit limits days in a row add rule turn off rule weight additional rules free text maximum consecutive rest hours settings run least rest',
    text: 'The longest stretch and the shortest rest are under Group Settings, Basic Info. Under Rules & Constraints you choose what matters most; under Advanced there, turn individual rules on or off and set their weights. Additional rules takes sentences such as "Dr. Chen works no nights in December". Each line shows how we read it; a line we can’t read is marked as not applied.',
  },
  {
    id: 'review-requests',
    title: 'Review requests',
    about: 'product',
    asked: 'how do i approve deny request time off swap pickup review inbox decide where are requests',
    text: 'Open Requests. Pending requests come first, the most urgent on top. Each one shows what happens if you approve it: coverage left, rules, scores, and who could cover the shifts that open up. Approve and assign the replacements you choose, or deny with a note. A swap needs the colleague’s answer first.',
  },
  {
    id: 'holidays-setup',
    title: 'Set holidays and the time zone',
    about: 'product',
    asked: 'how do i add holiday federal holidays time zone setting calendar hospital holiday',
    text: 'Open Group Settings, Advanced. The eleven US federal holidays count unless you turn them off, and you can add your own. Shift times use the time zone set there, and a night belongs to the day it starts.',
  },
  {
    id: 'export',
    title: 'Export a schedule',
    about: 'product',
    asked:
      'how do i export download excel pdf print csv calendar ics outlook google subscribe sync synchronize iphone phone ical my schedule on',
    text: 'On the schedule, select Export to get the month as .xlsx, .csv, .pdf, or .ics. On their dashboard, physicians can select Export to subscribe in Outlook, Google, or Apple Calendar with a private address. Export Data on the admin dashboard saves all of the group’s data as one .zip.',
  },
  {
    id: 'upload',
    title: 'Set the group up from an existing schedule',
    about: 'product',
    asked: 'how do i upload existing old schedule excel pdf analyse analyze import ai setup implement results',
    text: 'Open AI Schedule Setup. Choose a file (.txt, .csv, .xlsx, .xls, .docx, .doc, .pdf), drop a calendar (.ics), or paste the text, then select Analyze Schedule. You’ll see people, roles, shift types, an efficiency score, and recommendations, each with where we found it. Nothing changes until you select Implement Analysis Results, and you’ll see what will be created first.',
  },
  {
    id: 'compare',
    title: 'Compare two schedules',
    about: 'product',
    asked: 'how do i compare schedules drafts two versions difference side by side',
    text: 'Open a schedule, choose Compare under More actions, and pick the other one. You’ll see scores side by side, how many shifts differ, and who has more or less of what.',
  },
  {
    id: 'admin-role',
    title: 'Make someone an administrator',
    about: 'product',
    asked: 'how do i make admin administrator change role user roles first admin permission rights somebody',
    text: 'Open User Roles and select Change Role next to the person. It takes effect right away. Whoever creates a group is its first administrator. On the server, npm run admin -- <email> makes a member an administrator.',
  },
  {
    id: 'repair',
    title: 'Cover an absence',
    about: 'product',
    asked:
      'how do i handle sick call absence repair schedule somebody ill restore coverage backup duty call out called out',
    text: 'Select Call-out on the dashboard and choose who’s out and when. You get up to three plans that restore coverage within the rules: use the backup, ask someone to pick it up, or make the fewest changes. You’ll see whose days change before you apply one.',
  },
  {
    id: 'audit',
    title: 'See who changed what',
    about: 'product',
    asked: 'audit trail history who changed log activity changes',
    text: 'The audit log lists every change: who made it, when, what it was before and after, and the reason for any override. Entries can’t be changed or deleted. Nothing people entered is lost with a click: physicians are deactivated, and schedules are archived.',
  },
  {
    id: 'notifications',
    forPhysicians: true,
    title: 'Choose your notifications',
    about: 'product',
    asked:
      'how do i stop turn off mute change notifications notification emails email texts text alerts reminders settings unsubscribe',
    text: 'Everything about you is under the bell. In Preferences, Notifications, choose what also comes by email, by text, or to your devices: published schedules, requests, or open shifts.',
  },
  {
    id: 'own-requests',
    forPhysicians: true,
    title: 'Ask for time off, a swap, or an open shift',
    about: 'product',
    asked:
      'how do i request time off vacation pto day off swap trade give away pick up shift ask call out sick submit request',
    text: 'For time off, open Vacation Requests and select New Request: you see how likely approval is before you send it. To swap or give away a shift, open it and choose Swap. The Open shifts page lists what you can pick up. To call out, open the shift and select Call out: every administrator is notified right away.',
  },
  {
    id: 'own-preferences',
    forPhysicians: true,
    title: 'Set your preferences',
    about: 'product',
    asked:
      'how do i update change set my phone number email address profile preferences preference avoid nights weekends prefer max shifts availability tell',
    text: 'Your name, email address, and phone number are under Preferences, Profile. Open Preferences, Scheduling for what holds every month: shifts and roles, nights, weekends, holidays, and dates you can’t work. Night shift preference says whether you prefer or avoid nights. Under Requests for coming months, add days you want off or want to work.',
  },
  {
    id: 'own-stats',
    forPhysicians: true,
    title: 'Your stats',
    about: 'product',
    asked: 'where can i see my stats statistics fair share totals counts hours nights weekends history numbers',
    text: 'My stats shows your shifts, nights, weekends, holidays, and hours for the month and for the twelve months up to it, next to your fair share and your colleagues’ median. Select a number to see its shifts.',
  },
  {
    id: 'ai-privacy',
    title: 'What the expert knows, and what leaves the server',
    about: 'product',
    asked:
      'are you ai model privacy data sent outside who are you chatgpt is my data safe what do you know private reasons',
    text: 'I answer from your group’s data and from a built-in knowledge base, on this server. If your group uses an outside model, names are replaced by aliases before anything is sent, and put back here. I only read: I can’t change a schedule, approve a request, or see why someone asked for time off.',
  },
]
