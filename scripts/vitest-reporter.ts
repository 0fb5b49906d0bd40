import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node'
import { endWithStarter } from './end-with-starter.ts'
import { endOwnProcesses } from './processes.ts'
import { openEvents, quoted } from './test-events.ts'

type Fault = {
  message: string
  name?: string
  diff?: string
  cause?: unknown
  stacks?: readonly { file: string; line: number }[]
}

const { write, fail, below } = openEvents()

// A tool insists on the default export.
// oxlint-disable-next-line import/no-default-export
export default class implements Reporter {
  onInit(): void {
    // vitest itself waits for tests that hang, and then leaves behind what they use.
    endWithStarter(async () => {
      await endOwnProcesses()
      process.exit(1)
    })
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    write({ type: 'planned', files: specifications.length })
  }

  onTestModuleQueued({ id, moduleId }: TestModule): void {
    write({ type: 'began', id, file: below(moduleId), at: Date.now() })
  }

  onTestCaseReady({ id, module, fullName }: TestCase): void {
    write({ type: 'began', id, file: below(module.moduleId), title: fullName, at: Date.now() })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const { duration = 0, flaky = false } = test.diagnostic() ?? {}
    write({ type: 'ended', id: test.id, passed: state === 'passed' && !flaky })
    if (state === 'failed' || flaky) {
      const alone = `-t ${quoted(test.name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))}`
      const isRepeated = flaky ? 'It passed at its second try only.\n' : ''
      failed(test.module, test.fullName, errors ?? [], duration, { before: isRepeated, alone })
    }
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) failed(suite.module, suite.fullName, suite.errors(), 0)
  }

  onTestModuleEnd(module: TestModule): void {
    write({ type: 'endedFile', id: module.id })
    const { duration, collectDuration } = module.diagnostic()
    if (module.errors().length > 0) failed(module, undefined, module.errors(), duration + collectDuration)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Fault[]): void {
    for (const error of errors)
      fail({ title: 'An error outside of the tests', message: described(error), seconds: 0, alone: '' })
  }
}

function failed(
  { moduleId }: TestModule,
  title: string | undefined,
  errors: readonly Fault[],
  milliseconds: number,
  { before = '', alone = '' } = {},
): void {
  const line = errors.flatMap(({ stacks = [] }) => stacks).find(({ file }) => file === moduleId)?.line
  fail({
    place: line === undefined ? below(moduleId) : `${below(moduleId)}:${line}`,
    title,
    message: before + errors.map(described).join('\n'),
    seconds: milliseconds / 1000,
    alone: `${quoted(relative(process.cwd(), moduleId))} ${alone}`.trim(),
  })
}

/** The message of an error, its causes right after the first line, and where values differ the lines in which they do. */
function described({ name = 'Error', message, diff = '', cause }: Fault): string {
  const [first = '', ...more] = message.split('\n')
  const because = isFault(cause) ? [`because of ${described(cause)}`] : []
  const different = diff.split('\n').filter((line) => /^\S*[+-] (?!Expected|Received)/.test(line))
  return [`${name}: ${first}`, ...because, ...more, ...different].join('\n')
}

const isFault = (cause: unknown): cause is Fault =>
  typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'
