import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { helpPage } from './help.ts'
import type { Html } from './html.ts'

const checkout = resolve(import.meta.dirname, '../../..')

/** The changes of the published packages: those of the next version, and the changelog of each. */
export function changesView(): Html {
  const next = waitingChanges()
  const parts = [
    '# Changes',
    `The changes of the packages that programs are built on. [What is new in the product](help/updates.md) is in the help center.`,
    ...(next.length > 0 ? ['## Next version', next.join('\n')] : []),
    ...['sdk', 'hooks'].map((name) => deeper(readFileSync(join(checkout, 'packages', name, 'CHANGELOG.md'), 'utf8'))),
  ]
  return helpPage('changes', parts.join('\n\n')).content
}

function waitingChanges(): string[] {
  const folder = join(checkout, '.changeset')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const [, head = '', words = ''] =
        /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
      const packages = [...head.matchAll(/'(@dragoman\/(?:sdk|hooks))'/g)].map(([, title]) => `\`${title}\``)
      return packages.length > 0 ? [`- ${packages.join(', ')}: ${words.trim().replaceAll(/\s+/g, ' ')}`] : []
    })
    .toSorted()
}

/** Every heading one level down, so that changelogs fit on one page. */
const deeper = (text: string) => text.replaceAll(/^(#+ )/gm, '#$1')
