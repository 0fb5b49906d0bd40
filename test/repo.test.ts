import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// The promises of the repository. Each check is seen to fail on a planted violation: a check that no one has seen fail
// proves nothing.

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'dragoman-repo-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function copyRules(folder: string) {
  for (const name of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
}

/** Lints one file as if it stood at `path`, and gives what the linter says. */
function lint(path: string, code: string): string {
  const folder = mkdtempSync(join(scratch, 'lint-'))
  copyRules(folder)
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
  const result = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', '--format=unix', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return result.stdout
}

describe('arrows between packages', () => {
  it.each([
    ['packages/sdk/src/planted.ts', 'react'],
    ['packages/sdk/src/planted.ts', '@dragoman/hooks/query'],
    ['packages/cli/src/planted.ts', '@dragoman/server/app'],
    ['packages/hooks/src/planted.ts', '@dragoman/ui/Button'],
    ['packages/hooks/src/planted.ts', '@tanstack/react-router'],
    ['packages/ui/src/planted.ts', '@dragoman/sdk'],
    ['packages/ui/src/planted.ts', '@tanstack/react-query'],
    ['apps/web/src/planted.ts', '@dragoman/server/app'],
    ['apps/server/src/planted.ts', '@dragoman/ui/Button'],
  ])('%s may not import %s', (path, name) => {
    const code = `import { thing } from '${name}'\n\nexport const used = thing\n`
    expect(lint(path, code)).toContain('no-restricted-imports')
    expect(lint(path, code.replace(name, './allowed.ts'))).not.toContain('no-restricted-imports')
  })

  it('manifests declare only the allowed packages of ours', () => {
    const allowed: Record<string, string[]> = {
      'packages/sdk': [],
      'packages/cli': [],
      'packages/hooks': ['@dragoman/sdk'],
      'packages/ui': [],
      'apps/web': ['@dragoman/hooks', '@dragoman/sdk', '@dragoman/ui'],
      'apps/server': ['@dragoman/sdk'],
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

  it.each([
    ['expect(page.url()).toBe(1)', 'await expect(page).toHaveURL(1)'],
    ['expect(await page.evaluate(() => 1)).toBe(1)', 'await expect.poll(() => page.evaluate(() => 1)).toBe(1)'],
    ['expect.soft(await rows.count()).toBe(1)', 'await expect(rows).toHaveCount(1)'],
    ['const size = (p) => p.title()\nexpect(await size(page)).toBe(1)', 'const size = (p) => p.title()\nsize(page)'],
  ])('%s is refused as one look at what comes later', (bad, good) => {
    expect(lint(planted, bad)).toContain('browser-tests(look-again)')
    expect(lint(planted, good)).not.toContain('browser-tests')
  })

  it.each([
    "page.goto('/', { waitUntil: 'networkidle' })",
    "test.describe.configure({ mode: 'serial' })",
    'test.describe.configure({ retries: 1 })',
    'page.waitForTimeout(100)',
  ])('%s is refused', (bad) => {
    expect(lint(planted, bad)).toContain('browser-tests(stand-alone)')
  })

  it('only the main job and the sweeps use the people of the demo', () => {
    const code = "import { demo } from './demo.ts'\n\nexport const used = demo\n"
    expect(lint(planted, code)).toContain('no-restricted-imports')
    for (const name of ['main-job', 'sweep'])
      expect(lint(`apps/web/e2e/${name}.spec.ts`, code)).not.toContain('no-restricted-imports')
  })
})

describe('habits', () => {
  it('the linter refuses cycles and default exports', () => {
    expect(lint('packages/sdk/src/planted.ts', 'export default 1\n')).toContain('no-default-export')
    const folder = mkdtempSync(join(scratch, 'cycle-'))
    copyRules(folder)
    writeFileSync(join(folder, 'a.ts'), "import { b } from './b.ts'\n\nexport const a = () => b()\n")
    writeFileSync(join(folder, 'b.ts'), "import { a } from './a.ts'\n\nexport const b = () => a()\n")
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toContain('no-cycle')
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

  /** Generates from a copy of the contract in which one thing has been changed. */
  function generate(change: (resource: string) => string): { status: number | null; output: string } {
    const folder = mkdtempSync(join(scratch, 'contract-'))
    for (const part of ['openapi', 'packages/sdk/package.json', 'packages/sdk/src', 'apps/server/src/generated']) {
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        filter: (file) => !file.endsWith('node_modules'),
      })
    }
    symlinkSync(join(root, 'openapi/node_modules'), join(folder, 'openapi/node_modules'))
    const file = join(folder, 'openapi/resources/workflows.yaml')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    const result = spawnSync(process.execPath, ['generate.ts', '--check'], {
      cwd: join(folder, 'openapi'),
      encoding: 'utf8',
    })
    return { status: result.status, output: result.stdout + result.stderr }
  }

  it.each(['x-provenance', 'x-requires'])('an operation without %s is refused by the generator', (key) => {
    const without = generate((resource) => resource.replace(new RegExp(`\\n *${key}:.*`), ''))
    expect(without).toMatchObject({ status: 1, output: expect.stringMatching(/workflows\.list/) })
    expect(without.output).toContain(key)
  })
})
