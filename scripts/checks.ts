import { availableParallelism } from 'node:os'
import { asOne, browserTests, program, task, unitTests, type Check } from './kinds-of-checks.ts'
import { testedPackages, type WorkspacePackage } from './packages.ts'
import { runProgram, type ProgramOptions, type ProgramResult } from './run-program.ts'
import { testsOfChanges } from './tests-of-changes.ts'

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

/** Each checker of the compiler works out again what another has worked out: four of them need half again as much as one. */
const checkers = Math.max(1, Math.floor(availableParallelism() / 2))

const sources: Check[] = [
  task('Types of every package', 'types', '--continue', '--', '--checkers', String(checkers)),
  program('Types of the scripts', 'tsc', ['-p', 'scripts']),
  program("Types of the repository's tests", 'tsc', ['-p', 'test']),
  program('Formatting', 'oxfmt', ['--check']),
  program('Lint', 'oxlint', ['--deny-warnings']),
]

const build = task('Build of every package', 'build')

/** The browser that draws the pictures comes with the installation, which has it for Linux alone. */
const pictures =
  process.platform === 'linux'
    ? [
        browserTests('Pictures of the design system', { name: '@dragoman/ui', folder: 'packages/ui' }, [
          '-c',
          'gallery/pictures.config.ts',
        ]),
      ]
    : []

const endToEnd: Check = {
  ...browserTests('End to end, in a browser', { name: '@dragoman/web', folder: 'apps/web' }),
  heavy: true,
  after: build.title,
}

/** Packages whose tests take minutes, in the order in which they begin. */
const heavy = ['apps/server', 'test/published', '.']

/** Those that use what is built. */
const usesBuild = ['.', 'test/published']

/** Everything that must be true of the repository, cheap things first. */
export function allChecks(): Check[] {
  const suites = testedPackages()
    .toSorted((one, other) => weight(one) - weight(other))
    .map((each) => wholeSuite(each))
  return [
    { ...asOne('Installation', checkInstallation), alone: true },
    generated,
    ...written,
    program('Reports of what is published are up to date', 'node', ['scripts/report-surface.ts', '--check']),
    ...sources,
    program('Style sheets', 'stylelint', ['**/*.css']),
    program('Contract', 'redocly', ['lint', 'openapi.yaml'], 'openapi'),
    program('Unused code and dependencies', 'knip', []),
    build,
    // The longest first, and beside it that of what is published, which often waits for an installation: what comes last
    // is then short, and nothing waits for it alone.
    ...suites.slice(0, 2),
    endToEnd,
    ...suites.slice(2),
    ...pictures,
  ]
}

function wholeSuite(each: WorkspacePackage): Check {
  return {
    ...unitTests(each),
    ...(heavy.includes(each.folder) ? { heavy: true } : {}),
    ...(usesBuild.includes(each.folder) ? { after: build.title } : {}),
  }
}

const weight = ({ folder }: WorkspacePackage) => (heavy.includes(folder) ? heavy.indexOf(folder) : heavy.length)

/** The checks that a change is likely to break, in under two minutes. */
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
function checkInstallation(options: ProgramOptions): Promise<ProgramResult> {
  const wanted = 26
  if (Number.parseInt(process.versions.node) < wanted) {
    const output = `Node ${process.version} runs the scripts instead of ${wanted}, which comes with the installation.`
    return Promise.resolve({ succeeded: false, output })
  }
  const parameters = ['install', '--frozen-lockfile', '--prefer-offline']
  const pnpm = process.env['npm_execpath']
  return pnpm === undefined || !/\.[cm]?js$/.test(pnpm)
    ? runProgram('npx', ['-y', 'pnpm@12', ...parameters], options)
    : runProgram('node', [pnpm, ...parameters], options)
}
