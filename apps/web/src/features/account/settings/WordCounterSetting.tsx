import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useMutation } from '@tanstack/react-query'
import { wordCounters } from '../../../display/word-counters.ts'
import { showToast } from '../../../ground/toasts.ts'
import { enumWord, t } from '../../../i18n/t.ts'

/** How the words of new projects are counted. */
export function WordCounterSetting({ accountUUID, settings }: { accountUUID: string; settings: AccountSettings }) {
  const { mutate, isPending } = useMutation(mutation(api.accountSettings.update))
  const path = { accountUUID }
  const { wordCounter } = settings
  const set = (next: WordCounter) => {
    const onSuccess = (saved: AccountSettings) => {
      const undo = () => mutate({ path, headers: ifMatch(saved), body: { wordCounter } })
      const action = { label: t('accountSettings.undo'), onAction: undo }
      showToast({ tone: 'success', title: t('accountSettings.saved'), action })
    }
    mutate({ path, headers: ifMatch(settings), body: { wordCounter: next } }, { onSuccess })
  }
  return (
    <Card title={t('accountSettings.wordCounter')} description={t('accountSettings.wordCounterNote')}>
      <RadioGroup
        label={t('accountSettings.wordCounter')}
        isLabelHidden
        value={wordCounter}
        isDisabled={isPending}
        onChange={(next) => set(next as WordCounter)}
      >
        {wordCounters.map((counter) => (
          <Radio key={counter} value={counter} description={t(`accountSettings.wordCounterText.${counter}`)}>
            {enumWord('wordCounter', counter)}
          </Radio>
        ))}
      </RadioGroup>
    </Card>
  )
}
