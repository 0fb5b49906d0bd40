import * as api from '@dragoman/sdk/api'
import type { PortalFormality, PortalSettings as Settings } from '@dragoman/sdk/operations/portal'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { useVersionedForm } from '../../../form/use-versioned-form.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../ground/links.ts'
import { formalityOptions } from '../formality-options.ts'
import { portalUnitsQuery } from '../portal-query.ts'

const labels = {
  orgUnitUuids: 'portal.settings.units',
  formality: 'portal.settings.formality',
  tone: 'portal.settings.tone',
} as const

/** Where the portal is, for whom, and how texts are translated there. */
export function PortalSettings({ settings }: { settings: Settings }) {
  const { data: units } = useSuspenseQuery(portalUnitsQuery())
  const form = useVersionedForm(api.portal.updateSettings, settings, {
    valuesOf: ({ orgUnitUuids, formality, tone }: Settings) => ({ orgUnitUuids, formality, tone }),
    paramsOf: (body) => ({ body }),
    saved: t('portal.settings.saved'),
    undo: t('portal.settings.undo'),
    differenceOf: ({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: Array.isArray(mine) ? formatNumber(mine.length) : valueText(mine),
      theirs: Array.isArray(theirs) ? formatNumber(theirs.length) : valueText(theirs),
    }),
  })
  const { values, set } = form
  return (
    <Card
      title={t('portal.settings')}
      actions={<LinkButton to="/settings/account-settings/branding">{t('portal.settings.logo')}</LinkButton>}
    >
      <Form label={t('portal.settings')} onSubmit={form.save}>
        <FormLayout>
          <ConflictNotice {...form.notice} />
          {form.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(form.error)}
            </InlineAlert>
          )}
          <DescriptionList>
            <Property term={t('portal.settings.address')}>
              <CopyableId value={settings.url} />
            </Property>
          </DescriptionList>
          <MultiSelect
            label={t('portal.settings.units')}
            description={t('portal.settings.unitsText')}
            isOptional
            options={units.content.map(({ uuid, name, organization }) => ({
              id: uuid,
              label: name,
              description: organization.name,
            }))}
            value={values.orgUnitUuids}
            onChange={(orgUnitUuids) => set({ orgUnitUuids })}
            selectedLabel={t('portal.settings.units')}
          />
          <Select
            label={t('portal.settings.formality')}
            options={formalityOptions()}
            value={values.formality}
            onChange={(formality) => set({ formality: formality as PortalFormality })}
          />
          <TextField
            label={t('portal.settings.tone')}
            description={t('portal.tone.text')}
            isOptional
            maxLength={200}
            value={values.tone}
            onChange={(tone) => set({ tone })}
          />
          <Row>
            <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isPending}>
              {t('shell.save')}
            </Button>
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
