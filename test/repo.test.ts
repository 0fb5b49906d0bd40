import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// The promises of the repository. Each check is seen to fail on a planted violation: a check that no one has seen fail
// proves nothing.

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'dragoman-repo-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const linted = join(scratch, 'lint')
let count = 0
let said: string | undefined

/** Plants a file where `path` says, under a name of its own; what it answers gives what the linter says of that file. */
function plant(path: string, code: string): () => string {
  const file = path.replace('planted', `planted${(count += 1)}`)
  mkdirSync(dirname(join(linted, file)), { recursive: true })
  writeFileSync(join(linted, file), code)
  return () =>
    lintPlanted()
      .filter((line) => line.startsWith(`${file}:`))
      .join('\n')
}

/** One run for all of them: to start the linter takes longer than to lint. */
function lintPlanted(): string[] {
  if (said === undefined) {
    for (const name of ['.oxlintrc.json', 'scripts/lint'])
      cpSync(join(root, name), join(linted, name), { recursive: true })
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    said = spawnSync(oxlint, ['--deny-warnings', '--format=unix', '.'], { cwd: linted, encoding: 'utf8' }).stdout
  }
  return said.split('\n')
}

describe('arrows between packages', () => {
  const arrows = [
    ['packages/sdk/src/planted.ts', 'react'],
    ['packages/sdk/src/planted.ts', '@dragoman/hooks/query'],
    ['packages/agents/src/planted.ts', '@dragoman/cli/run'],
    ['packages/cli/src/planted.ts', '@dragoman/server/app'],
    ['packages/hooks/src/planted.ts', '@dragoman/ui/Button'],
    ['packages/hooks/src/planted.ts', '@tanstack/react-router'],
    ['packages/ui/src/planted.ts', '@dragoman/sdk'],
    ['packages/ui/src/planted.ts', '@tanstack/react-query'],
    ['apps/web/src/planted.ts', '@dragoman/server/app'],
    ['apps/server/src/planted.ts', '@dragoman/ui/Button'],
  ] as const
  const cases = arrows.map(([path, name]) => {
    const code = `import { thing } from '${name}'\n\nexport const used = thing\n`
    return [path, name, plant(path, code), plant(path, code.replace(name, './allowed.ts'))] as const
  })
  it.each(cases)('%s may not import %s', (_path, _name, bad, good) => {
    expect(bad()).toContain('no-restricted-imports')
    expect(good()).not.toContain('no-restricted-imports')
  })

  it('manifests declare only the allowed packages of ours', () => {
    const allowed: Record<string, string[]> = {
      'packages/sdk': [],
      'packages/agents': ['@dragoman/sdk'],
      'packages/cli': [],
      'packages/hooks': ['@dragoman/sdk'],
      'packages/ui': [],
      'apps/web': ['@dragoman/hooks', '@dragoman/sdk', '@dragoman/ui'],
      'apps/server': ['@dragoman/agents', '@dragoman/sdk'],
    }
    for (const [folder, names] of Object.entries(allowed)) {
      const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
        dependencies?: Record<string, string>
      }
      const ours = Object.keys(dependencies).filter((name) => name.startsWith('@dragoman/'))
      expect({ folder, ours }).toEqual({ folder, ours: names })
    }
  })
})

describe('tests in a browser', () => {
  const planted = 'apps/web/e2e/planted.spec.ts'

  const looks = [
    ['expect(page.url()).toBe(1)', 'await expect(page).toHaveURL(1)'],
    ['expect(await page.evaluate(() => 1)).toBe(1)', 'await expect.poll(() => page.evaluate(() => 1)).toBe(1)'],
    ['expect.soft(await rows.count()).toBe(1)', 'await expect(rows).toHaveCount(1)'],
    ['const size = (p) => p.title()\nexpect(await size(page)).toBe(1)', 'const size = (p) => p.title()\nsize(page)'],
  ] as const
  const cases = looks.map(([bad, good]) => [bad, plant(planted, bad), plant(planted, good)] as const)
  it.each(cases)('%s is refused as one look at what comes later', (_bad, refused, allowed) => {
    expect(refused()).toContain('browser-tests(look-again)')
    expect(allowed()).not.toContain('browser-tests')
  })

  const bound = [
    "page.goto('/', { waitUntil: 'networkidle' })",
    "test.describe.configure({ mode: 'serial' })",
    'test.describe.configure({ retries: 1 })',
    'page.waitForTimeout(100)',
  ]
  it.each(bound.map((bad) => [bad, plant(planted, bad)] as const))('%s is refused', (_bad, refused) => {
    expect(refused()).toContain('browser-tests(stand-alone)')
  })

  const ofDemo = "import { demo } from './demo.ts'\n\nexport const used = demo\n"
  const [other, ...allowed] = [planted, 'apps/web/e2e/main-job.spec.ts', 'apps/web/e2e/sweep.spec.ts'].map((path) =>
    plant(path, ofDemo),
  )
  it('only the main job and the sweeps use the people of the demo', () => {
    expect(other?.()).toContain('no-restricted-imports')
    for (const each of allowed) expect(each()).not.toContain('no-restricted-imports')
  })
})

describe('habits', () => {
  const ofDefault = plant('packages/sdk/src/planted.ts', 'export default 1\n')
  const cycle = plant('cycle/a.ts', "import { b } from './b.ts'\n\nexport const a = () => b()\n")
  plant('cycle/b.ts', "import { a } from './a.ts'\n\nexport const b = () => a()\n")
  it('the linter refuses cycles and default exports', () => {
    expect(ofDefault()).toContain('no-default-export')
    expect(cycle()).toContain('no-cycle')
  })

  const sources = globSync('{openapi,packages/*/src,apps/*/src,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })

  it('no file is a barrel, and none is named utils, helpers, common, or misc', () => {
    const bad = (file: string) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\/|\.tsx?$|$)/.test(file)
    expect(bad('packages/sdk/src/index.ts')).toBe(true)
    expect(bad('apps/web/src/utils/dates.ts')).toBe(true)
    // TanStack Router names the page of a folder index.tsx.
    expect(sources.filter((file) => bad(file) && !/src\/routes\/.*index\.tsx$/.test(file))).toEqual([])
  })

  it('every decision has a number of its own', () => {
    const shared = (files: readonly string[]) => {
      const numbers = files.map((file) => /(\d{4})-[^/]*$/.exec(file)![1])
      return numbers.filter((number, at) => numbers.indexOf(number) !== at)
    }
    expect(shared(['docs/0001-one.md', 'docs/0002-two.md', 'docs/0001-three.md'])).toEqual(['0001'])
    expect(shared(globSync('docs/decisions/*.md', { cwd: root }))).toEqual([])
  })

  /** Anything measured by the clock, on a machine that may be busy. */
  const clocks: readonly (readonly [string, RegExp])[] = [
    ['takes the time: processor time and order say the same on every machine', /\bperformance\.now\(|\bhrtime\b/],
    ['takes the time: milliseconds belong into a benchmark', /const (\w+) = Date\.now\(\)[^]*Date\.now\(\) - \1\b/],
    ['sleeps rather than waits for something', /\btimers\/promises\b|\bsetTimeout\(|\bpg_sleep\b/],
    ['waits for less than half a minute', /\b(waitFor|waitUntil|poll)\(.*timeout: ?(\d{1,4}|[12]?\d_?\d{3})\b/],
  ]
  const clockOf = (text: string) => {
    const isFake = text.includes('vi.useFakeTimers(')
    return clocks.find(([, clock], at) => clock.test(text) && !(isFake && at === 1))?.[0]
  }

  it.each([
    ['a stopwatch', 'const begun = performance.now()', 'const begun = cpuTime()'],
    [
      'a difference of dates',
      'const begun = Date.now()\nawait work()\nexpect(Date.now() - begun).toBeLessThan(1000)',
      'vi.useFakeTimers()\nconst begun = Date.now()\nexpect(Date.now() - begun).toBe(1000)',
    ],
    [
      'a timer',
      'await new Promise((go) => setTimeout(go, 100))',
      "vi.useFakeTimers({ toFake: ['setTimeout'] })\nawait vi.advanceTimersByTimeAsync(100)",
    ],
    ['a sleep', "import { setTimeout as pause } from 'node:timers/promises'", "import { until } from '../until.ts'"],
    ['a sleep of the database', 'sql`select pg_sleep(1)`', 'sql`select pg_backend_pid()`'],
    ['little patience', 'await expect.poll(ask, { timeout: 5000 }).toBe(1)', 'await expect.poll(ask).toBe(1)'],
    ['little patience', 'await vi.waitFor(ask, { timeout: 20_000 })', 'await vi.waitFor(ask, { timeout: 100_000 })'],
  ])('a test with %s goes by the clock', (_, bad, good) => {
    expect(clockOf(bad)).toBeDefined()
    expect(clockOf(good)).toBeUndefined()
  })

  it('no test goes by the clock', () => {
    const tests = globSync('{openapi,packages,apps,scripts,test}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    }).filter((file) => resolve(root, file) !== import.meta.filename)
    expect(tests.length).toBeGreaterThan(300)
    const found = tests.flatMap((file) => {
      const clock = clockOf(read(file))
      return clock ? [`${file} ${clock}`] : []
    })
    expect(found).toEqual([])
  })

  it('no source has unfinished work or a disabled type check', () => {
    // Spelled so that this file does not find itself.
    const marks = /\bTO[D]O\b|\bFIX[M]E\b|[Nn]ot [i]mplemented|[Cc]oming [s]oon|@ts-[i]gnore/
    expect(marks.test(['// TO', 'DO: later'].join(''))).toBe(true)
    expect(sources.filter((file) => !file.includes('generated/') && marks.test(read(file)))).toEqual([])
  })
})

describe('the contract', () => {
  interface Operation {
    id: string
    method: string
    requires: unknown
    journal?: string
    retry?: string
  }
  const contract = JSON.parse(read('apps/server/src/generated/contract.json')) as { operations: Operation[] }

  it('every operation says who may call it, and every write how the journal names it', () => {
    const changesNothing = new Set([
      'aiKeys.validate',
      'auth.checkToken',
      'auth.getPasskeyOptions',
      // Only its browser keeps what has begun.
      'cloudStorage.connect',
      'bulkChanges.planUndo',
      // A log of requests is a help for a look, and nothing more.
      'connectorBench.clearExchanges',
      // It asks the other system and keeps nothing.
      'connectors.test',
      'costs.estimateFiles',
      'costs.estimateProject',
      // Bookmarks are their owner's alone.
      'editor.bookmarkSegment',
      'editor.checkSpelling',
      'editor.removeBookmark',
      // It counts what was used.
      'editor.reviewSegments',
      'glossaryConcepts.previewMerge',
      'glossaryTerms.checkDuplicated',
      // Only its owner sees an import before it is started.
      'imports.addFile',
      'imports.create',
      'imports.plan',
      'imports.updateFile',
      'mtEngines.try',
      // People change only their own notifications.
      'notifications.markRead',
      'notifications.muteProject',
      'notifications.unmuteProject',
      'passkeys.begin',
      'pipelines.tryOut',
      // The caller asks for a translation, which is stored nowhere.
      'portal.translate',
      // Presence changes nothing and is soon forgotten.
      'presence.enter',
      'presence.leave',
      'projectRouting.preview',
      'projects.planBulk',
      'receivables.preview',
      'receivables.previewCreditNote',
      'receivables.previewFile',
      'segmentationRules.preview',
      'serviceNow.retrieveTranslation',
      'sso.readMetadata',
      // The provider's answer waits for the sign-in that has begun.
      'sso.receiveAnswer',
      'tasks.listBulkLinguists',
      'tasks.listSlices',
      'tasks.planBulk',
      'tasks.planSplit',
      'tasks.previewPlacement',
      'textChanges.preview',
      'translationMemories.previewReplacement',
      // No one else sees an upload before a project takes it.
      'uploads.create',
      'uploads.preview',
      'users.checkBlockStatus',
      // It asks for nothing new: syncs happen anyway, and each is listed.
      'xero.connect',
      'xero.sync',
    ])
    const lacks = ({ id, method, requires, journal, retry }: Operation) =>
      (requires !== 'public' && !Array.isArray(requires)) ||
      ((method !== 'GET' || retry === 'never') && !journal && !changesNothing.has(id))
    expect(lacks({ id: 'planted', method: 'POST', requires: [] })).toBe(true)
    expect(lacks({ id: 'planted', method: 'GET', requires: undefined })).toBe(true)
    expect(contract.operations.filter(lacks).map(({ id }) => id)).toEqual([])
  })
})
