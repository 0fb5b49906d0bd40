import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MtEngine, MtTrialResult } from '@dragoman/sdk/operations/mtEngines'
import { requirements } from '@dragoman/sdk/requirements'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { TextArea } from '@dragoman/ui/TextArea'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FoundMultiSelect, type FoundMultiSelectProps } from '../../form/FoundMultiSelect.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { formatQuantity } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { problemText } from './engine-kinds.ts'
import styles from './TryDialog.module.css'

export interface TryDialogProps {
  accountUUID: string
  engines: readonly MtEngine[]
  /** Of language models: a prompt can be tried before it is saved. */
  defaultPrompt: string | undefined
  onClose: () => void
}

/** Engines that are tried at once. */
const most = 4

/** Sample segments, translated by several engines side by side. */
export function TryDialog({ accountUUID, engines, defaultPrompt, onClose }: TryDialogProps) {
  const languages = useLanguageOptions()
  const tried = engines.slice(0, most)
  const [source, setSource] = useState<string | null>(tried[0]?.sourceLocale ?? 'en')
  const [target, setTarget] = useState<string | null>(tried[0]?.targetLocale ?? null)
  const [text, setText] = useState('')
  const [prompt, setPrompt] = useState(tried[0]?.prompt ?? defaultPrompt ?? '')
  const [glossaries, setGlossaries] = useState<string[]>([])
  const isModel = defaultPrompt !== undefined
  const mayChoose = useCan(requirements['glossaries.list']) && isModel
  const run = useMutation({ ...mutation(api.mtEngines.try), meta: { showsErrors: true } })
  const texts = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 5)
  const isRight = source !== null && target !== null && texts.length > 0
  const translate = () => {
    if (source === null || target === null) return
    run.mutate({
      path: { accountUUID },
      body: {
        engineUuids: tried.map(({ uuid }) => uuid),
        sourceLocale: source,
        targetLocale: target,
        texts,
        ...(isModel && prompt.trim() !== '' && { prompt }),
        ...(glossaries.length > 0 && { glossaryUuids: glossaries }),
      },
    })
  }
  return (
    <FormDialog
      title={t('engines.try')}
      isDirty={false}
      isRight={isRight}
      onSave={translate}
      saveLabel={t('engines.translate')}
      isPending={run.isPending}
      error={run.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ComboBox label={t('engines.source')} isRequired options={languages} value={source} onChange={setSource} />
          <ComboBox
            label={t('engines.target')}
            isRequired
            options={languages}
            value={target}
            onChange={setTarget}
            errorMessage={isTried && target === null ? t('engines.targetMissing') : undefined}
          />
          <TextArea
            label={t('engines.samples')}
            description={t('engines.samplesText')}
            isRequired
            maxLength={4000}
            value={text}
            onChange={setText}
            errorMessage={isTried && texts.length === 0 ? t('engines.samplesMissing') : undefined}
          />
          {mayChoose && <GlossariesField value={glossaries} onChange={setGlossaries} />}
          {isModel && (
            <TextArea label={t('engines.prompt')} rows={6} maxLength={4000} value={prompt} onChange={setPrompt} />
          )}
          {run.data && (
            <div className={styles.results} role="status">
              {run.data.map((result) => (
                <Result key={result.engineUuid} result={result} />
              ))}
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}

const found = (text: string) =>
  query(api.glossaries.list, { query: { size: 100, idsOnly: true, ...(text && { q: text }) } })

/** Glossaries whose terms the engines are told; nothing where the account has none. */
function GlossariesField({ value, onChange }: Pick<FoundMultiSelectProps, 'value' | 'onChange'>) {
  const [wanted, setWanted] = useState('')
  const all = useQuery(found(''))
  const { data } = useQuery({ ...found(useDeferredValue(wanted)), placeholderData: keepPreviousData })
  if (!all.data?.content.length) return null
  return (
    <FoundMultiSelect
      label={t('engines.glossaries')}
      description={t('engines.glossariesText')}
      isOptional
      found={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      onSearch={setWanted}
      value={value}
      onChange={onChange}
      selectedLabel={t('engines.glossaries')}
    />
  )
}

function Result({ result }: { result: MtTrialResult }) {
  const { name, milliseconds, cost, tokens, prompt, texts } = result
  const facts = [
    t('engines.took', { seconds: formatNumber(milliseconds / 1000) }),
    ...(tokens > 0 ? [t('engines.tokens', { tokens: formatNumber(tokens) })] : []),
    ...(cost === undefined ? [] : [t('engines.cost', { cost: formatQuantity(cost) })]),
  ]
  return (
    <section className={styles.result} aria-label={name}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <ol className={styles.texts}>
        {texts.map(({ target, problem }, at) => (
          <li key={at} dir="auto">
            {target ?? problemText(problem ?? 'ANSWER')}
          </li>
        ))}
      </ol>
      {prompt !== undefined && (
        <Disclosure title={t('engines.sentPrompt')}>
          <pre className={styles.prompt}>{prompt}</pre>
        </Disclosure>
      )}
    </section>
  )
}
