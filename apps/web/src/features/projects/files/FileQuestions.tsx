import type { FilePreview, FileReading } from '@dragoman/sdk/operations/uploads'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useState } from 'react'
import type { FileOptions } from '../../../files/send-file.ts'
import { listSeparator } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './FilePreviews.module.css'

export interface FileQuestionsProps {
  name: string
  preview: Pick<FilePreview, 'questions'>
  options: FileOptions
  onOptions: (options: FileOptions) => void
  isDisabled?: boolean | undefined
}

/** Asks what to translate where a file does not tell. An answer can be changed: the question stays while the page is open. */
export function FileQuestions({ name, preview, options, onOptions, isDisabled }: FileQuestionsProps) {
  // Once it is answered the server asks no more, but the answer can still be changed.
  const [asked, setAsked] = useState(preview.questions)
  if (preview.questions.length > 0 && JSON.stringify(asked) !== JSON.stringify(preview.questions))
    setAsked(preview.questions)
  const [picked, setPicked] = useState<number>()
  const [question] = asked
  if (!question) return null
  const isOpen = preview.questions.length > 0
  const { readings } = question
  const chosen = isOpen ? picked : readings.findIndex((reading) => isChosen(reading, options))
  return (
    <InlineAlert tone={isOpen ? 'warning' : 'success'} title={t('intake.keys.title', { name })}>
      <Stack gap={12}>
        <p>{t(readings.length > 1 ? 'intake.keys.text' : 'intake.keys.only')}</p>
        {readings.length > 1 ? (
          <RadioGroup
            label={t('intake.keys.choose')}
            value={chosen === undefined || chosen === -1 ? null : String(chosen)}
            onChange={(at) => {
              setPicked(Number(at))
              onOptions(withReading(options, readings[Number(at)]!))
            }}
            isDisabled={isDisabled}
          >
            {readings.map((reading, at) => (
              <Radio key={at} value={String(at)}>
                <Samples reading={reading} />
              </Radio>
            ))}
          </RadioGroup>
        ) : (
          <Checkbox
            isSelected={options.areQuestionsSettled === true}
            onChange={(areQuestionsSettled) => onOptions({ ...options, areQuestionsSettled })}
            isDisabled={isDisabled}
          >
            {t('intake.keys.accept')}
          </Checkbox>
        )}
      </Stack>
    </InlineAlert>
  )
}

const Samples = ({ reading }: { reading: FileReading }) => (
  <span className={styles.samples}>
    {reading.samples.map((sample, at) => (
      <span key={at}>
        {at > 0 && listSeparator()}
        <bdi>{sample}</bdi>
      </span>
    ))}
  </span>
)

const isChosen = ({ parameters }: FileReading, options: FileOptions) =>
  Object.entries(parameters).every(([key, value]) => options.parameters[key] === value)

const withReading = (options: FileOptions, { parameters }: FileReading): FileOptions => ({
  ...options,
  parameters: { ...options.parameters, ...parameters },
})
