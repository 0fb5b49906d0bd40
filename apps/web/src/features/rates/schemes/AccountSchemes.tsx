import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountNetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { SettingsPageFrame } from '../../settings/SettingsPageFrame.tsx'
import { EffectiveScheme } from './EffectiveScheme.tsx'
import { NewScheme } from './NewScheme.tsx'
import { RemoveScheme } from './RemoveScheme.tsx'
import { SchemeDetail } from './SchemeDetail.tsx'
import { usualScheme } from './usual-scheme.ts'

/** The address of a scheme that is being made. */
export const newScheme = 'new'

export interface AccountSchemesProps {
  /** The scheme that is open, `new`, or (undefined) the default one. */
  scheme: string | undefined
  onSchemeChange: (scheme: string | undefined) => void
}

function optionText(scheme: AccountNetRateSettings, schemes: readonly AccountNetRateSettings[]): string {
  const name = scheme.isSystem ? t('rates.isSystem', { name: scheme.name }) : scheme.name
  return usualScheme(schemes) === scheme ? t('rates.isDefault', { name }) : name
}

/** The net rate schemes of the account and the system: the default one, and what overrides it in some units. */
export function AccountSchemes({ scheme, onSchemeChange }: AccountSchemesProps) {
  const { data: schemes } = useSuspenseQuery(query(api.netRateSettings.listAccount))
  const mayCreate = useCan(requirements['netRateSettings.create'])
  const isNew = scheme === newScheme
  const shown = schemes.find(({ uuid }) => uuid === scheme) ?? usualScheme(schemes) ?? schemes[0]
  return (
    <SettingsPageFrame
      title={isNew ? t('rates.newScheme') : t('settings.netRates')}
      description={isNew ? t('rates.newSchemeText') : t('settings.netRates.text')}
      actions={
        !isNew && (
          <>
            {mayCreate && (
              <Button icon="plus" onPress={() => onSchemeChange(newScheme)}>
                {t('rates.newScheme')}
              </Button>
            )}
            {shown && !shown.isSystem && <RemoveScheme scheme={shown} onRemoved={() => onSchemeChange(undefined)} />}
          </>
        )
      }
    >
      {isNew ? (
        <NewScheme
          isDefault={!schemes.some(({ isDefault }) => isDefault)}
          onCreated={({ uuid }) => onSchemeChange(uuid)}
          onCancel={() => onSchemeChange(undefined)}
        />
      ) : shown ? (
        <>
          {schemes.length > 1 && (
            <Row>
              <Select
                label={t('rates.scheme')}
                width="fit"
                options={schemes.map((each) => ({ id: each.uuid, label: optionText(each, schemes) }))}
                value={shown.uuid}
                onChange={onSchemeChange}
              />
            </Row>
          )}
          <EffectiveScheme schemes={schemes} onOverride={() => onSchemeChange(newScheme)} />
          <SchemeDetail key={shown.uuid} netRateUuid={shown.uuid} isReadOnly={shown.isSystem} />
        </>
      ) : (
        <EmptyState kind="first-use" icon="wallet" title={t('rates.noScheme')}>
          {t('rates.noSchemeText')}
        </EmptyState>
      )}
    </SettingsPageFrame>
  )
}
