import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The last commit before the rule. */
const base = '80e9e9484deac1063ba763922562fa7108930e9c'

/** Written by the release workflow. */
const ofMachines = ['Raise versions and write changelogs']

const longestSubject = 72

it('commits have a short subject, and a body that says why', () => {
  expect(messages().flatMap(problems)).toEqual([])
})

it('a commit is told by its subject and what is wrong with it', () => {
  expect(problems('Sort lists by due date\n\nManagers look for late tasks first.\n')).toEqual([])
  expect(problems(`${ofMachines[0]}\n`)).toEqual([])
  expect(problems('Sort lists by due date\n')).toEqual(['“Sort lists by due date”: add a body that says why'])
  expect(problems('Sort lists by due date\nManagers look for late tasks first.\n')).toHaveLength(1)
  expect(problems(`${'Sort '.repeat(15)}lists\n\nWhy.\n`)[0]).toMatch(/shorten the subject to 72 characters/)
  expect(problems('sort lists.\n\nWhy.\n')).toHaveLength(1)
  expect(problems('Fix: sort lists\n\nWhy.\n')).toHaveLength(1)
})

/** The messages of the commits since `base`; none in an archive or a clone without it. */
function messages(): string[] {
  let text: string
  try {
    const range = ['log', '--no-merges', '--format=%B%x00', `${base}..HEAD`]
    text = execFileSync('git', range, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return []
  }
  return text
    .split('\0')
    .map((message) => message.trimStart())
    .filter(Boolean)
}

/** The problems of a commit's message. */
function problems(message: string): string[] {
  const [subject = '', blank = '', ...body] = message.trimEnd().split('\n')
  if (ofMachines.includes(subject)) return []
  const found = [
    ...(subject.length > longestSubject ? [`shorten the subject to ${longestSubject} characters`] : []),
    ...(/^(?!\w+(?:\(\w+\))?!?: )[A-Z].*[^.]$/.test(subject)
      ? []
      : ['begin with a capital, without a prefix and a period']),
    ...(blank === '' && body.some((line) => line.trim() !== '') ? [] : ['add a body that says why']),
  ]
  return found.map((problem) => `“${subject}”: ${problem}`)
}
