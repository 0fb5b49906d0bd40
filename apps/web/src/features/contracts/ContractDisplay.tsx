import * as api from '@dragoman/sdk/api'
import type { ContractSettings } from '@dragoman/sdk/operations/contracts'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { TextArea } from '@dragoman/ui/TextArea'
import { errorText } from '../../errors/error-text.ts'
import { valueText } from '../../form/conflict-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { useVersionedForm } from '../../form/use-versioned-form.ts'
import { t } from '../../i18n/t.ts'

const labels = { introduction: 'contracts.introduction', listedInProfile: 'contracts.listed' } as const

/** How contracts are shown: what stands above them, and whether profiles list them. */
export function ContractDisplay({ accountUUID, settings }: { accountUUID: string; settings: ContractSettings }) {
  const { values, isDirty, isPending, error, set, save, notice } = useVersionedForm(
    api.contracts.updateSettings,
    settings,
    {
      valuesOf: ({ introduction, listedInProfile }: ContractSettings) => ({ introduction, listedInProfile }),
      paramsOf: ({ introduction, ...body }) => ({
        path: { accountUUID },
        body: { ...body, introduction: introduction.trim() },
      }),
      saved: t('contracts.saved'),
      undo: t('contracts.undo'),
      differenceOf: ({ field, mine, theirs }) => ({
        label: t(labels[field]),
        mine: valueText(mine),
        theirs: valueText(theirs),
      }),
    },
  )
  return (
    <Card title={t('contracts.display')}>
      <Form label={t('contracts.display')} onSubmit={save}>
        <Stack>
          <TextArea
            label={t('contracts.introduction')}
            description={t('contracts.introductionText')}
            value={values.introduction}
            onChange={(introduction) => set({ introduction })}
            maxLength={500}
          />
          <Switch
            isReversed
            isSelected={values.listedInProfile}
            onChange={(listedInProfile) => set({ listedInProfile })}
            description={t('contracts.listedText')}
          >
            {t('contracts.listed')}
          </Switch>
          <ConflictNotice {...notice} />
          {error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(error)}
            </InlineAlert>
          )}
          <div>
            <Button type="submit" isDisabled={!isDirty} isPending={isPending}>
              {t('shell.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
