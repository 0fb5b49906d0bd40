import type { OrgUnit, OrgUnitRates } from '@dragoman/sdk/operations/orgUnits'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useState, type ReactNode } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { sourceWords } from './rate-source.ts'
import { t } from '../../../i18n/t.ts'

export interface UnitRatesProps {
  kind: 'priceList' | 'netRates'
  unit: OrgUnit
  /** The rates in effect; undefined if there are none. */
  rates: OrgUnitRates | undefined
  choices: readonly { uuid: string; name: string }[]
  /** Why nothing can be changed here, empty where the page says so elsewhere; null where it can. */
  lock: string | null
  isPending: boolean
  error: Error | null
  onChoose: (uuid: string) => Promise<void>
  /** Gives the unit's own choice up, so that it inherits again. */
  onReset: () => Promise<void>
  /** Makes rates of the unit's own out of those that hold. */
  onCopy?: () => Promise<void>
  /** More about the rates in effect. */
  children?: ReactNode
}

/** The rates of a unit and where they are set: inherited ones can be overridden, and its own choice be given up. */
export function UnitRates({
  kind,
  unit,
  rates,
  choices,
  lock,
  isPending,
  error,
  onChoose,
  onReset,
  onCopy,
  children,
}: UnitRatesProps) {
  const [isAsking, setAsking] = useState(false)
  // A failure is shown below.
  const run = (action: Promise<void>) =>
    void action.then(
      () => setAsking(false),
      () => undefined,
    )
  const isOwn = rates?.source === 'UNIT'
  // There from the start, so that nothing moves when the others come.
  const options = choices.length === 0 && rates ? [rates] : choices
  return (
    <Card
      title={t(`rates.unit.${kind}`)}
      description={t(`rates.unit.${kind}Text`)}
      actions={
        lock === null &&
        (isOwn ? (
          <Button size="small" icon="undo" onPress={() => setAsking(true)} isPending={isPending}>
            {t('rates.unit.reset')}
          </Button>
        ) : (
          onCopy && (
            <Button size="small" icon="copy" onPress={() => run(onCopy())} isPending={isPending}>
              {t('rates.unit.override')}
            </Button>
          )
        ))
      }
    >
      <Stack gap={12}>
        {rates && (
          <Row>
            <strong>
              <bdi>{rates.name}</bdi>
            </strong>
            <Badge tone={isOwn ? 'info' : 'neutral'}>{sourceWords(rates.source, unit)}</Badge>
          </Row>
        )}
        {!rates && <p>{t('shell.none')}</p>}
        {rates && children}
        {lock === null && options.length > 0 && (
          <Row>
            <Select
              label={t('rates.unit.choose')}
              width="fit"
              options={options.map(({ uuid, name }) => ({ id: uuid, label: name }))}
              value={rates?.uuid ?? null}
              isDisabled={isPending}
              onChange={(uuid) => run(onChoose(uuid))}
            />
          </Row>
        )}
        {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
        {error && !isAsking && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
      </Stack>
      {rates && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('rates.unit.resetTitle')}
          labels={{ confirm: t('rates.unit.reset') }}
          isPending={isPending}
          errorMessage={error ? errorText(error) : undefined}
          onConfirm={() => run(onReset())}
        >
          <p>{t('rates.unit.resetText', { name: rates.name })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
