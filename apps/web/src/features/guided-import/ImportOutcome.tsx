import type { ImportFile, UnmatchedText } from '@dragoman/sdk/operations/imports'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NotTakenList } from '../../files/NotTakenList.tsx'
import { failureText } from '../../errors/failure-text.ts'
import { words } from '../../errors/refusal-words.ts'
import { t } from '../../i18n/t.ts'
import { lineWords } from '../../imports/line-words.ts'
import { ReportTable } from '../../imports/ReportTable.tsx'

const mostShown = 12

/** The parts of a file that don’t come along, each with the reason; the lines of a table; and the rest that an undo has left. */
export function ImportOutcome({ file: { path, plan, result = plan, kept = [] } }: { file: ImportFile }) {
  if (!result) return null
  const { problem, failure, notTaken, unmatched = [], lines = [] } = result
  const known = failure && words(`guidedImport.problem.${failure.code}`, failure.data ?? {})
  return (
    <>
      {problem !== undefined && (
        <InlineAlert tone="danger">
          <span dir="auto">{known ?? failureText(failure, problem)}</span>
        </InlineAlert>
      )}
      <NotTakenList items={notTaken} fileName={path} />
      {unmatched.length > 0 && (
        <InlineAlert tone="warning" title={t('guidedImport.unmatched')}>
          <Few items={unmatched.map(unmatchedText)} />
        </InlineAlert>
      )}
      {lines.length > 0 && <ReportTable lines={lines} words={lineWords} />}
      {kept.length > 0 && (
        <InlineAlert tone="warning" title={t('guidedImport.kept')}>
          <Few
            items={kept.map(
              ({ name, reason }) => words(`guidedImport.kept.${reason}`, { name }) ?? `${name}: ${reason}`,
            )}
          />
        </InlineAlert>
      )}
    </>
  )
}

function Few({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.slice(0, mostShown).map((text) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
      {items.length > mostShown && <li>{t('guidedImport.more', { count: items.length - mostShown })}</li>}
    </ul>
  )
}

const unmatchedText = ({ key, reason }: UnmatchedText) =>
  words(`guidedImport.unmatched.${reason}`, { key }) ?? `${key}: ${reason}`
