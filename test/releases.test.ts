import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version }: { version: string } = JSON.parse(read('packages/sdk/package.json'))

/** The sections of a changelog, in their order. What a developer has to do about a change comes first. */
const sections = ['Breaking changes', 'New', 'Changed', 'Fixed']

/** The reasons why notes are hard to read: sections named after how the number was raised, or too many lines in one. */
function problems(changelog: string): string[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((notes) => {
      const [name = ''] = notes.split('\n')
      const found = [...notes.matchAll(/^### (.*)$/gm)].map(([, title]) => title!)
      const known = sections.filter((section) => found.includes(section))
      const unknown = found.filter((title) => !sections.includes(title)).map((title) => `${name}: sort “${title}”`)
      const isMixed = unknown.length === 0 && known.join() !== found.join()
      const long = notes
        .split(/^#{3,4} /m)
        .filter((part) => part.split(/^- /m).length - 1 > mostLines)
        .map((part) => `${name}: group “${part.split('\n')[0]}”`)
      return [...unknown, ...(isMixed ? [`${name}: put breaking changes first`] : []), ...long]
    })
}

const mostLines = 20

describe('the notes of a release', () => {
  it.each(globSync('packages/*/CHANGELOG.md', { cwd: root }))('in %s are sorted for its readers', (file) => {
    expect(problems(read(file))).toEqual([])
    expect(read(file)).toContain(`## ${version}\n`)
  })

  it('are refused as the changesets leave them', () => {
    expect(problems('# x\n\n## 0.9.0\n\n### Minor Changes\n\n- Tasks.\n')).toEqual(['0.9.0: sort “Minor Changes”'])
    expect(problems('# x\n\n## 0.9.0\n\n### New\n\n- A.\n\n### Breaking changes\n\n- B.\n')).toEqual([
      '0.9.0: put breaking changes first',
    ])
    expect(problems(`# x\n\n## 0.9.0\n\n### New\n\n${'- A.\n'.repeat(21)}`)).toEqual(['0.9.0: group “New”'])
  })
})

describe('a release', () => {
  it('is told to the users of the product, the newest first', () => {
    expect(unsaid(version, read('docs/help/updates.md'))).toBeUndefined()
  })

  it('is missed in the help center where its entry is missing, empty, or not the newest', () => {
    const entry = (name: string) => `## ${name} (May 2030)\n\n### For linguists\n\n- Faster.\n`
    expect(unsaid('9.1.0', `# What is new\n\n${entry('9.0.0')}`)).toContain('“## 9.1.0 (month and year)”')
    expect(unsaid('9.1.0', `# What is new\n\n${entry('9.0.0')}\n${entry('9.1.0')}`)).toBeDefined()
    expect(unsaid('9.1.0', `# What is new\n\n## 9.1.0 (May 2030)\n\n${entry('9.0.0')}`)).toBeDefined()
    expect(unsaid('9.1.0', `# What is new\n\n## Next version\n\n- Slower.\n\n${entry('9.1.0')}`)).toBeUndefined()
  })

  it('has one number in the packages, the web app, and the contract', () => {
    const manifests = ['packages/cli', 'packages/hooks', 'packages/ui', 'apps/web'].map(
      (folder) => (JSON.parse(read(`${folder}/package.json`)) as { version: string }).version,
    )
    const [, ofContract] = /^ {2}version: (.*)$/m.exec(read('openapi/openapi.yaml')) ?? []
    expect([...manifests, ofContract]).toEqual(Array(5).fill(version))
  })
})

/** The complaint about `docs/help/updates.md` where it doesn't mention a version. */
function unsaid(released: string, updates: string): string | undefined {
  const [newest = ''] = updates.split(/^## (?!Next version$)/m).slice(1)
  return newest.startsWith(`${released} (`) && /^- /m.test(newest)
    ? undefined
    : `docs/help/updates.md: say what is new for the users in “## ${released} (month and year)”, above earlier versions`
}
