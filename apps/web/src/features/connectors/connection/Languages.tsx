import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../connectors.module.css'
import { FormProblems } from '../form/FormProblems.tsx'
import { LanguageFields } from '../form/LanguageFields.tsx'
import type { ConnectionForm } from '../form/use-connection-form.ts'
import { useChoices } from '../form/use-choices.tsx'
import { proposedCode, type Proposal } from './propose-locale.ts'

interface LanguagesProps {
  config: ConnectorConfig
  form: ConnectionForm
}

/** The languages of a connection, and their codes in the other system: proposed, and confirmed by a person. */
export function Languages({ config, form }: LanguagesProps) {
  const mayChange = useCan(requirements['connectors.updateConfig'])
  const { section, isDirty, isPending, error, conflict, save } = form
  const tellSaved = () => showToast({ tone: 'success', title: t('connectors.saved') })
  return (
    <Stack>
      <ConflictNotice conflict={conflict} isPending={isPending} />
      <FormProblems error={error} />
      {mayChange && (
        <Card title={t('connectors.languages')}>
          <Stack>
            <LanguageFields {...section} />
            <Row>
              <Button isDisabled={!isDirty} isPending={isPending} onPress={() => save(tellSaved)}>
                {t('shell.save')}
              </Button>
            </Row>
          </Stack>
        </Card>
      )}
      <LocaleCodes config={config} form={form} />
    </Stack>
  )
}

/** The codes of the languages in the other system. */
export function LocaleCodes({ config, form }: LanguagesProps) {
  const { kind: code, settings } = config
  const kind = connectorKinds[code]
  const mayChange = useCan(requirements['connectors.updateConfig'])
  const { options, problem } = useChoices(
    query(api.connectors.listChoices, { path: { configUuid: config.uuid }, query: { field: 'locale' } }),
    kind.choices.includes('locale') ? config.uuid : undefined,
  )
  const known = options?.map(({ id }) => id)
  const locales = [...(settings.sourceLocale ? [settings.sourceLocale] : []), ...(settings.targetLocales ?? [])]
  const confirmed = new Map(settings.locales?.map((one) => [one.locale, one.code]))
  const rows = locales.map((locale) => ({
    locale,
    confirmed: confirmed.get(locale),
    proposal: proposedCode(locale, kind.localeStyle, known),
  }))
  const open = rows.filter((row) => row.confirmed === undefined && row.proposal.code !== undefined)
  const confirm = (codes: readonly { locale: string; code: string }[]) => {
    const next = new Map(confirmed)
    for (const one of codes) next.set(one.locale, one.code)
    form.saveSettings({ locales: [...next].map(([locale, own]) => ({ locale, code: own })) })
  }
  return (
    <Card
      title={t('connectors.whichIsWhich')}
      description={t('connectors.whichIsWhichText')}
      actions={
        mayChange &&
        open.length > 1 && (
          <Button
            icon="check"
            isPending={form.isPending}
            onPress={() => confirm(open.map(({ locale, proposal }) => ({ locale, code: proposal.code! })))}
          >
            {t('connectors.confirmAll', { count: open.length })}
          </Button>
        )
      }
    >
      {problem}
      {rows.length === 0 ? (
        <p className={styles.text}>{t('connectors.noLanguages')}</p>
      ) : (
        <div className={styles.locales}>
          {rows.map((row) => (
            <LocaleRow
              key={`${row.locale} ${row.confirmed ?? ''}`}
              row={row}
              options={options}
              isPending={form.isPending}
              onConfirm={mayChange ? (own) => confirm([{ locale: row.locale, code: own }]) : undefined}
            />
          ))}
        </div>
      )}
    </Card>
  )
}

interface LocaleRowProps {
  row: { locale: string; confirmed: string | undefined; proposal: Proposal }
  options: { id: string; label: string }[] | undefined
  isPending: boolean
  onConfirm: ((code: string) => void) | undefined
}

function LocaleRow({ row: { locale, confirmed, proposal }, options, isPending, onConfirm }: LocaleRowProps) {
  const [isChanging, setChanging] = useState(false)
  const [chosen, setChosen] = useState(confirmed ?? proposal.code ?? '')
  const label = t('connectors.codeOf', { language: languageName(locale) })
  const isSettled = confirmed !== undefined && !isChanging
  return (
    <div className={styles.locale}>
      <span className={styles.name}>
        {languageName(locale)}
        <span className={styles.meta}>{isSettled ? locale : t(`connectors.proposal.${proposal.why}`)}</span>
      </span>
      {isSettled || !onConfirm ? (
        <code dir="ltr">{confirmed ?? proposal.code ?? '–'}</code>
      ) : options && options.length > 0 ? (
        <Select
          label={label}
          isLabelHidden
          options={options}
          value={options.some(({ id }) => id === chosen) ? chosen : null}
          onChange={setChosen}
        />
      ) : (
        <TextField label={label} isLabelHidden value={chosen} maxLength={100} onChange={setChosen} />
      )}
      {isSettled ? (
        <Row justify="end">
          <Badge tone="success">{t('connectors.confirmed')}</Badge>
          {onConfirm && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => setChanging(true)}
              aria-label={`${t('connectors.change')}: ${label}`}
            >
              {t('connectors.change')}
            </Button>
          )}
        </Row>
      ) : (
        onConfirm && (
          <Button
            size="small"
            icon="check"
            isDisabled={chosen.trim() === ''}
            isPending={isPending}
            aria-label={`${t('connectors.confirm')}: ${label}`}
            onPress={() => onConfirm(chosen.trim())}
          >
            {t('connectors.confirm')}
          </Button>
        )
      )}
    </div>
  )
}
