import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { testedPackages, type WorkspacePackage } from './packages.ts'
import { runProgram, runTask } from './run-program.ts'
import { databasesFolder } from './temporary-folders.ts'
import { testsOfChanges } from './tests-of-changes.ts'

export type CheckResult = {
  passed: number
  failed: number
  /** What to show: everything that one needs to mend a failure, nothing when all is well. */
  output: string
}

export type Check = {
  title: string
  run(): Promise<CheckResult>
  /**
   * Whether it runs beside neighbors in the list that allow it too. Programs use one core, and tests wait half of their
   * time, for the database or the browser.
   */
  beside?: true
}

/** A program that passes or fails as a whole. */
function program(title: string, command: string, parameters: string[], folder?: string): Check {
  return { title, beside: true, run: async () => asOne(await runProgram(command, parameters, { folder })) }
}

function asOne({ succeeded, output }: { succeeded: boolean; output: string }): CheckResult {
  return succeeded ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
}

const generated = program('Generated code is up to date', 'node', ['generate.ts', '--check'], 'openapi')
const written = [
  program('Generated lists of permissions are up to date', 'node', ['scripts/permissions-document.ts', '--check']),
  program(
    'Generated message ids of the web app are up to date',
    'node',
    ['scripts/generate-messages.ts', '--check'],
    'apps/web',
  ),
  program(
    'Generated words of the server are up to date',
    'node',
    ['scripts/generate-words.ts', '--check'],
    'apps/server',
  ),
]
const sources: Check[] = [
  { title: 'Types of every package', beside: true, run: async () => asOne(await runTask('types', ['--continue'])) },
  program('Types of the scripts', 'tsc', ['-p', 'scripts']),
  program("Types of the repository's tests", 'tsc', ['-p', 'test']),
  program('Formatting', 'oxfmt', ['--check']),
  program('Lint', 'oxlint', ['--deny-warnings']),
]

/** The browser that draws the pictures comes with the installation, which has it for Linux alone. */
const pictures =
  process.platform === 'linux'
    ? [
        program(
          'Pictures of the design system',
          'playwright',
          ['test', '-c', 'gallery/pictures.config.ts'],
          'packages/ui',
        ),
      ]
    : []

/** Everything that must be true of the repository, cheap things first. */
export function allChecks(): Check[] {
  const { server = [], others = [] } = Object.groupBy(testedPackages(), ({ folder }) =>
    folder === 'apps/server' ? 'server' : 'others',
  )
  return [
    { title: 'Installation', run: checkInstallation },
    generated,
    ...written,
    program('Reports of what is published are up to date', 'node', ['scripts/report-surface.ts', '--check']),
    ...sources,
    program('Style sheets', 'stylelint', ['**/*.css']),
    program('Contract', 'redocly', ['lint', 'openapi.yaml'], 'openapi'),
    program('Unused code and dependencies', 'knip', []),
    { title: 'Build of every package', run: async () => asOne(await runTask('build')) },
    // The longest first: what comes last is then short, and nothing waits for it alone.
    ...server.map((each) => unitTests(each)),
    { title: 'End to end, in a browser', run: endToEnd, beside: true },
    ...others.map((each) => unitTests(each)),
    ...pictures,
  ]
}

/** What a change is likely to break, in under two minutes. */
export function everydayChecks(changed: readonly string[]): Check[] {
  const tests = testedPackages().flatMap((each) => {
    const parameters = testsOfChanges(each, changed)
    return parameters === undefined ? [] : [unitTests(each, parameters)]
  })
  return [generated, ...written, ...sources, ...tests]
}

/**
 * pnpm runs a script even when the installation before it has failed, so it is asked again here. Nothing is
 * downloaded when everything is in place.
 */
async function checkInstallation(): Promise<CheckResult> {
  const wanted = 26
  if (Number.parseInt(process.versions.node) < wanted) {
    const output = `Node ${process.version} runs the scripts instead of ${wanted}, which comes with the installation.`
    return { passed: 0, failed: 1, output }
  }
  const parameters = ['install', '--frozen-lockfile', '--prefer-offline']
  const pnpm = process.env['npm_execpath']
  return asOne(
    pnpm === undefined || !/\.[cm]?js$/.test(pnpm)
      ? await runProgram('npx', ['-y', 'pnpm@12', ...parameters])
      : await runProgram('node', [pnpm, ...parameters]),
  )
}

type VitestReport = { numPassedTests: number; numFailedTests: number }

function unitTests({ name, folder }: WorkspacePackage, chosen?: readonly string[]): Check {
  return {
    beside: true,
    title: folder === '.' ? 'Promises of the repository' : `Tests of ${name}`,
    run: () =>
      withReport(async (file) => {
        const parameters = [
          ...(chosen ?? ['run']),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ]
        const environment = folder === 'apps/server' ? { TMPDIR: databasesFolder() } : undefined
        const result = await runProgram('vitest', parameters, { folder, environment })
        // Nothing may be related to a change, but a whole suite never is without a test.
        if (chosen !== undefined && result.succeeded && /No (affected )?test files found/.test(result.output))
          return { passed: 0, failed: 0, output: '' }
        return counted(result, file, (report: VitestReport) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
        }))
      }),
  }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

function endToEnd(): Promise<CheckResult> {
  return withReport(async (file) => {
    const result = await runProgram('playwright', ['test', '--reporter=list,json'], {
      folder: 'apps/web',
      // The check of every package's build comes first.
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_BUILT: '1', TMPDIR: databasesFolder() },
    })
    let flaky = 0
    const counts = counted(result, file, ({ stats }: PlaywrightReport) => {
      flaky = stats.flaky
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    })
    // What passed at its second try does not stop anybody, but is shown whole: it is a race in the test or in the product.
    return flaky === 0 ? counts : { ...counts, output: result.output }
  })
}

/**
 * The report's counts. A runner that failed without a failed test (a file that cannot be loaded, no report at all)
 * counts as one failure, and a runner that ran nothing as well.
 */
function counted<Report>(
  result: { succeeded: boolean; output: string },
  file: string,
  count: (report: Report) => { passed: number; failed: number },
): CheckResult {
  const { passed, failed } = readCounts(file, count)
  const isFine = result.succeeded && failed === 0 && passed > 0
  return isFine
    ? { passed, failed, output: '' }
    : { passed, failed: Math.max(failed, 1), output: result.output || 'No test ran.' }
}

function readCounts<Report>(file: string, count: (report: Report) => { passed: number; failed: number }) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

async function withReport(work: (file: string) => Promise<CheckResult>): Promise<CheckResult> {
  const folder = mkdtempSync(resolve(tmpdir(), 'report-'))
  try {
    return await work(resolve(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
