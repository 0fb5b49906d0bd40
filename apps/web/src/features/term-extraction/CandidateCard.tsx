import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { TermCandidate, TermCandidateExample, TermExtraction } from '@dragoman/sdk/operations/termExtractions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextButton } from '@dragoman/ui/TextButton'
import { TextField } from '@dragoman/ui/TextField'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useOpenEditor } from '../editor/open/open-editor.ts'
import type { Draft } from './drafts.ts'
import styles from './term-extraction.module.css'

export interface CandidateCardProps {
  glossary: Glossary
  extraction: TermExtraction
  candidate: TermCandidate
  draft: Draft
  isChosen: boolean
  isPending: boolean
  onEdit: (draft: Draft) => void
  onYes: () => void
  onNo: () => void
}

/** A candidate in its texts, with the term and the translations that would be asked for. */
export function CandidateCard(props: CandidateCardProps) {
  const { glossary, extraction, candidate, draft, isChosen, isPending, onEdit, onYes, onNo } = props
  const { language } = extraction
  const isOpen = candidate.state === 'OPEN'
  const proposed = new Map(candidate.translations.map((own) => [own.language, own]))
  const languages = [...new Set([...glossary.languages, ...proposed.keys()])].filter((each) => each !== language)
  return (
    <Card
      title={<bdi lang={toBcp47(language)}>{candidate.text}</bdi>}
      description={t('termExtraction.times', { count: candidate.times })}
      footer={
        isOpen && (
          <Row>
            <Button icon="x" isPending={isPending} onPress={onNo}>
              {t('termExtraction.no')}
            </Button>
            <Button variant="primary" icon="check" onPress={onYes}>
              {t(isChosen ? 'termExtraction.chosen' : 'termExtraction.yes')}
            </Button>
          </Row>
        )
      }
    >
      <Stack gap={16}>
        <ul className={styles.examples} aria-label={t('termExtraction.examples')}>
          {candidate.examples.map((example, at) => (
            <li key={at}>
              <Example example={example} language={language} />
            </li>
          ))}
        </ul>
        {isOpen && (
          <>
            <TextField
              label={languageName(language)}
              isRequired
              maxLength={500}
              autoComplete="off"
              lang={toBcp47(language)}
              dir="auto"
              value={draft.text}
              onChange={(text) => onEdit({ ...draft, text })}
              errorMessage={draft.text.trim() === '' ? t('termExtraction.textMissing') : undefined}
            />
            {languages.map((own) => {
              const common = proposed.get(own)
              return (
                <TextField
                  key={own}
                  label={languageName(own)}
                  isOptional
                  maxLength={500}
                  autoComplete="off"
                  lang={toBcp47(own)}
                  dir="auto"
                  description={
                    common && t('termExtraction.proposed', { count: common.times, total: formatNumber(common.of) })
                  }
                  value={draft.translations[own] ?? ''}
                  onChange={(text) => onEdit({ ...draft, translations: { ...draft.translations, [own]: text } })}
                />
              )
            })}
          </>
        )}
      </Stack>
    </Card>
  )
}

function Example({ example, language }: { example: TermCandidateExample; language: string }) {
  const { text, start, end, filename, workUnit, segmentId } = example
  return (
    <>
      <p lang={toBcp47(language)} dir="auto">
        {text.slice(0, start)}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </p>
      {workUnit && segmentId !== undefined && (
        <Place workUnit={workUnit} segmentId={segmentId} filename={filename ?? ''} />
      )}
    </>
  )
}

interface PlaceProps {
  workUnit: NonNullable<TermCandidateExample['workUnit']>
  segmentId: string
  filename: string
}

/** The file of an example, which opens the editor there. */
function Place({ workUnit, segmentId, filename }: PlaceProps) {
  const { open, isDisabled } = useOpenEditor([{ workUnit }], { segmentId })
  return (
    <p className={styles.meta}>
      {isDisabled ? (
        <bdi>{filename}</bdi>
      ) : (
        <TextButton onPress={open}>
          <bdi>{filename}</bdi>
        </TextButton>
      )}
    </p>
  )
}
