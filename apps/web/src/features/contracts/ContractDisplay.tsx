import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ContractSettings } from '@dragoman/sdk/operations/contracts'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'

/** How contracts are shown: what stands above them, and whether profiles list them. */
export function ContractDisplay({ accountUUID, settings }: { accountUUID: string; settings: ContractSettings }) {
  const [introduction, setIntroduction] = useState(settings.introduction)
  const [listedInProfile, setListed] = useState(settings.listedInProfile)
  // The answer may take this form away before a callback of the call itself is heard.
  const onSuccess = () => showToast({ tone: 'success', title: t('contracts.saved') })
  const update = useMutation({ ...mutation(api.contracts.updateSettings), meta: { showsErrors: true }, onSuccess })
  const body = { introduction: introduction.trim(), listedInProfile }
  const isDirty = body.introduction !== settings.introduction || listedInProfile !== settings.listedInProfile
  const save = () => update.mutate({ path: { accountUUID }, headers: ifMatch(settings), body })
  return (
    <Card title={t('contracts.display')}>
      <Form label={t('contracts.display')} onSubmit={save}>
        <Stack>
          <TextArea
            label={t('contracts.introduction')}
            description={t('contracts.introductionText')}
            value={introduction}
            onChange={setIntroduction}
            maxLength={500}
          />
          <Switch isReversed isSelected={listedInProfile} onChange={setListed} description={t('contracts.listedText')}>
            {t('contracts.listed')}
          </Switch>
          {update.error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(update.error)}
            </InlineAlert>
          )}
          <div>
            <Button type="submit" isDisabled={!isDirty} isPending={update.isPending}>
              {t('shell.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
