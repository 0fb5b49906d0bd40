import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runPlanted } from './planted-run.ts'

// Runs planted checks. The lines at the end of a run have to be enough to fix a failure.

describe('a red run', () => {
  const failing = {
    'planted.test.ts': `import { expect, it } from 'vitest'
it('counts (all of) them', () => {
  expect({ count: 1 }).toEqual({ count: 2 })
})
it('passes', () => {})
let tries = 0
it('needs a second try', { retry: 1 }, () => expect(tries++).toBe(1))
it('asks a database', () => {
  throw new Error('Failed query', { cause: new TypeError('no connection') })
})
`,
    'planted.spec.ts': `import { expect, test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
test('opens a page', async ({}, info) => {
  for (const name of ['trace.zip', 'picture.png']) {
    writeFileSync(info.outputPath(name), name)
    await info.attach(name, { path: info.outputPath(name) })
  }
  info.annotations.push({ type: 'page', description: '409 for POST /planted' })
  expect('closed').toBe('open')
})
test.describe('with tries', () => {
  test.describe.configure({ retries: 1 })
  test('is shaky', ({}, { retry }) => expect(retry).toBe(1))
})
`,
    'playwright.config.ts': `export default { testMatch: 'planted.spec.ts' }`,
    'vitest.config.ts': `export default { test: { include: ['planted.test.ts'] } }`,
  }
  const red = runPlanted(
    `program('Planted program', 'node', ['-e', 'console.log("Looking."); throw new Error("planted reason")']),
     unitTests(planted), browserTests('Planted pages', planted)`,
    failing,
  )
  let end: string
  beforeAll(async () => {
    await red.ended
    end = red.lines().join('\n')
  })

  it('fails, with the counts alone in its last line, and second tries counted as failures', () => {
    expect(red.child.exitCode).toBe(1)
    expect(red.lines().at(-1)).toBe('1 passed, 6 failed')
  })

  it.each([
    ['a program', /FAILED Planted program \([\d.]+ s, load [\d.]+\)\n.*planted reason/, "test 'Planted program'"],
    [
      'a unit test',
      /FAILED Tests of @dragoman\/planted, \S+planted\.test\.ts:3 \(.*\)\n  counts \(all of\) them\n.*\n.*"count": 2/,
      String.raw`exec vitest run planted.test.ts -t 'counts \(all of\) them'`,
    ],
    [
      'the cause of an error',
      /FAILED Tests of @dragoman\/planted, .*\n  asks a database\n.*Error: Failed query\n.*because of TypeError: no connection/,
      "exec vitest run planted.test.ts -t 'asks a database'",
    ],
    [
      'a unit test that passes at its second try',
      /planted\.test\.ts:7 .*\n  needs a second try\n/,
      "-t 'needs a second",
    ],
    [
      'a test in a browser',
      /FAILED Planted pages, \S+planted\.spec\.ts:9 .*\n  opens a page\n.*\n.*"open"/,
      '--filter @dragoman/planted exec playwright test planted.spec.ts:3',
    ],
    ['a test in a browser that passes at its second try', /with tries > is shaky\n/, 'planted.spec.ts:13'],
  ])('names %s, why it failed, and what runs it alone', (_, told, alone) => {
    expect(end).toMatch(told)
    expect(end).toContain(`alone: npx -y pnpm@12 ${alone.startsWith('exec') ? '--filter @dragoman/planted ' : ''}`)
    expect(end).toContain(alone)
  })

  it('names the trace and the picture of a test in a browser, and says what its page said', () => {
    expect(end).toMatch(/  trace \S+\.zip\n  picture \S+\.png\n  page: 409 for POST \/planted\n/)
  })

  it('keeps the end as it was shown, every failure, and what each check has written', () => {
    expect(red.output()).toContain(`\n${readFileSync(join(red.kept, 'summary.txt'), 'utf8')}`)
    expect(readFileSync(join(red.kept, 'failures.txt'), 'utf8')).toContain('with tries > is shaky')
    expect(readFileSync(join(red.kept, 'planted-program.log'), 'utf8')).toContain('Looking.')
  })
})

it('sixty failures end in forty lines, the first ones whole and the last ones in a file', async () => {
  const failures = `Array.from({ length: 60 }, (_, at) => ({
    place: 'a.test.ts:' + at, title: 'title ' + at, message: ['why', 'so'], seconds: 1, load: 1, command: 'run ' + at }))`
  const many = runPlanted(
    `{ title: 'Planted', run: async () => ({ passed: 0, failures: ${failures}, output: 'before' }) }`,
  )
  expect(await many.ended).toBe(1)
  const lines = many.output().slice(many.output().indexOf('FAILED Planted')).trim().split('\n')
  expect(lines.length).toBeLessThan(40)
  expect(lines.slice(0, 4)).toEqual(['FAILED Planted, a.test.ts:0 (1.0 s, load 1.0)', '  title 0', '  | why', '  | so'])
  expect(lines).toContain('FAILED a.test.ts:20, title 20 | run 20')
  expect(lines.at(-4)).toMatch(/^and \d+ more, all in \S+failures\.txt$/)
  expect(readFileSync(join(many.kept, 'failures.txt'), 'utf8')).toContain('title 59')
})
