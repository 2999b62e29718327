/**
 * Part of the build of src/web: a few files instead of many small ones. By default every icon shared by two pages becomes a
 * file, and a page had to request up to 95. What all pages share, what the landing page shares, a physician's home,
 * sheets, what a physician's requests and other pages share, and small shared parts are one each.
 */
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What every browser runs, and what a visitor's runs. */
const mainModules = ['main.tsx']
const landingModules = ['landing/landing-page.tsx']
/** What a physician's phone runs first, and a line that the landing page shares with others. */
const homeModules = ['signed-in-parts.tsx', 'dashboard/physician-dashboard-page.tsx', 'text/end-sentence.ts']
/** What a link in a message opens on it: a shift, and the other pages. */
const sheetModules = ['shift-sheet/shift-sheet.tsx']
const physicianModules = [
  'call-outs/call-out-page.tsx',
  'directory/directory-page.tsx',
  'open-shifts/open-shifts-page.tsx',
  'schedules/schedule-page.tsx',
  'swaps/swap-page.tsx',
  'time-off/time-off-page.tsx',
]
/** These of them show no table and no filter at first. */
const requestModules = [
  'call-outs/call-out-page.tsx',
  'schedules/schedule-page.tsx',
  'swaps/swap-page.tsx',
  'time-off/time-off-page.tsx',
]
/** Vite's own part, which loads the others. */
const loader = /vite\/preload-helper/
/** Exports every icon there is. */
const allIcons = /\/lucide-react\.mjs$/
/** Bytes before minification, and pages: larger or rarely used parts would make other pages heavier. */
const largestPart = 3000
const fewestPages = 3
/** What checks what people enter: half of what pages share, and many show no form. */
const ofForms = /\/node_modules\/(zod|react-hook-form|@hookform)\//
/** What only the pages about other systems, those about rules, and those with a roster or its actions load, though there are three of each. */
const ofFew =
  /\/(contract\/(integrations-api|api-keys|scopes|on-call|webhooks|webhook-events)|ui\/(copy-field|leave-guard)|engine\/(language|rules\/(?!rule-ids)|score|search|shapes|validate|view)\/?.+|web\/(roster|schedule-actions|exports)\/.+|web\/text\/importance-steps)\.tsx?$/

/** What checks a roster: whatever imports it would take all of it along. */
const ofChecker = /\/engine\/(language|rules\/(?!rule-ids)|view)/

/** The forecast, which three pages show. */
const ofFatigue = /\/(engine|web)\/fatigue\//

/** Too small for files of their own, and shared by too few for another. */
const crumbs = /\/(shifts\/reason-list\.tsx|ui\/toast-room\.ts|icons\/eraser\.mjs|view\/fair-class\.ts)$/
const actionCrumbs = /\/schedule-actions\/(furthest\.ts|typed-month\.tsx)$/
const engineCrumbs = /\/engine\/(rules\/parts\/holiday-history|view\/problem-view)\.ts$/
/** What a coordinator edits shifts with in the grid and outside of it. */
const ofDesk =
  /\/web\/roster\/(edits\/.+|use-desk\.ts|use-undo-keys\.ts|popover\/(shift-parts|candidate-list|fix-list)\.tsx)$|\/icons\/redo-2\.mjs$/

/** `root` is the folder of the application. */
export function fewFiles(root: string): Rolldown.CodeSplittingOptions {
  const isMain = isImportedBy(mainModules, root)
  const isLanding = isImportedBy(landingModules, root)
  const isHome = isImportedBy(homeModules, root)
  const isSheet = isImportedBy(sheetModules, root)
  const isPhysician = isImportedBy(physicianModules, root)
  const isRequest = isImportedBy(requestModules, root)
  const isBasic = (id: string, context: Context) =>
    isPhysician(id, context) && !isHome(id, context) && isSheet(id, context)
  const isForm = importsAny(ofForms)
  const isChecker = importsAny(ofChecker)
  const isLater = (id: string, context: Context) =>
    id.startsWith('/') && !isMain(id, context) && !isLanding(id, context)
  return {
    groups: [
      {
        debugName: 'public',
        name: (id, context) =>
          loader.test(id) ||
          isMain(id, context) ||
          (isLanding(id, context) && (isHome(id, context) || isPhysician(id, context)))
            ? 'public'
            : null,
        priority: 9,
      },
      // Before the basics: they would take along what both import, and every home would load them for it.
      {
        debugName: 'home',
        name: (id, context) => (isLater(id, context) && isHome(id, context) ? 'home' : null),
        minShareCount: 2,
        priority: 8,
      },
      {
        debugName: 'basics',
        name: (id, context) => (id.startsWith('/') && isBasic(id, context) ? 'basics' : null),
        minShareCount: 2,
        priority: 7,
      },
      {
        debugName: 'landing',
        name: (id, context) => (isLanding(id, context) ? 'landing' : null),
        minShareCount: 2,
        priority: 6,
      },
      {
        debugName: 'sheets',
        name: (id, context) => (isLater(id, context) && isSheet(id, context) ? 'sheets' : null),
        minShareCount: fewestPages,
        priority: 4,
      },
      {
        debugName: 'requests',
        name: (id, context) => (isLater(id, context) && isRequest(id, context) ? 'requests' : null),
        minShareCount: fewestPages,
        priority: 3,
      },
      {
        debugName: 'physician',
        name: (id, context) => (isLater(id, context) && isPhysician(id, context) ? 'physician' : null),
        minShareCount: fewestPages,
        priority: 2,
      },
      {
        debugName: 'forms',
        name: (id, context) => (isLater(id, context) && isForm(id, context) && !ofFew.test(id) ? 'forms' : null),
        includeDependenciesRecursively: false,
        minShareCount: fewestPages,
        priority: 5,
      },
      { debugName: 'fatigue', name: 'fatigue', test: ofFatigue, includeDependenciesRecursively: false, priority: 6 },
      { debugName: 'desk', name: 'desk', test: ofDesk, includeDependenciesRecursively: false, priority: 6 },
      {
        debugName: 'action crumbs',
        name: 'action-crumbs',
        test: actionCrumbs,
        includeDependenciesRecursively: false,
        priority: 6,
      },
      {
        debugName: 'engine crumbs',
        name: 'engine-crumbs',
        test: engineCrumbs,
        includeDependenciesRecursively: false,
        priority: 6,
      },
      { debugName: 'crumbs', name: 'crumbs', test: crumbs, includeDependenciesRecursively: false, priority: 6 },
      {
        debugName: 'parts',
        name: (id, context) => (isLater(id, context) && !ofFew.test(id) && !isChecker(id, context) ? 'parts' : null),
        minShareCount: fewestPages,
        maxModuleSize: largestPart,
        priority: 1,
      },
    ],
  }
}

function isImportedBy(modules: string[], root: string) {
  const starts = modules.map((path) => join(root, path))
  let found: Set<string> | undefined
  return (id: string, context: Context) => {
    found ??= listImported(starts, context)
    return found.has(id)
  }
}

/** Whether a module is one of these, or imports one, however indirectly. */
function importsAny(wanted: RegExp) {
  const known = new Map<string, boolean>()
  const imports = (id: string, context: Context): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // A ring of imports ends here.
    known.set(id, wanted.test(id))
    const found =
      wanted.test(id) || (context.getModuleInfo(id)?.importedIds ?? []).some((next) => imports(next, context))
    known.set(id, found)
    return found
  }
  return imports
}

/** These modules and all of their static imports. */
function listImported(starts: string[], context: Context): Set<string> {
  const missing = starts.find((id) => !context.getModuleInfo(id))
  // Without it the landing page would load what all other pages share.
  if (missing) throw new Error(`${missing} is not part of the application: check the list in scripts/few-files.ts.`)
  const found = new Set(starts)
  // Iterating a set also visits entries added on the way.
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (allIcons.test(imported)) for (const icon of listIcons(id, imported, context)) found.add(icon)
      else found.add(imported)
    }
  }
  return found
}

/** The icons that a module imports by name; the file that it names imports all there are. */
function listIcons(id: string, all: string, context: Context): string[] {
  const named =
    /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(context.getModuleInfo(id)?.code ?? '')?.[1] ?? ''
  const names = named.split(',').map((name) => name.trim().split(' as ')[0]!)
  const code = context.getModuleInfo(all)?.code ?? ''
  return names.flatMap((name) => {
    const file = new RegExp(`default as ${name}\\b[^}]*\\} from ["']\\./(icons/[\\w-]+\\.mjs)["']`).exec(code)?.[1]
    return file ? [join(dirname(all), file)] : []
  })
}
