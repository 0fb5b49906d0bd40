import type { FileParser } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useState } from 'react'
import { problemText, type FileItem, type FileOptions } from '../../../files/send-file.ts'
import { t } from '../../../i18n/t.ts'
import { optionsFrom } from './file-options.ts'
import { FileOptionsFields } from './FileOptionsFields.tsx'
import { FilePreviewContent } from '../file-preview/FilePreviewContent.tsx'
import { FileQuestions } from './FileQuestions.tsx'
import type { PreviewState } from './use-previews.ts'

export interface FilePreviewProps {
  item: FileItem
  state: PreviewState | undefined
  parser: FileParser | undefined
  /** Files of the same kind, this one among them. */
  alike: readonly FileItem[]
  onOptions: (ids: readonly string[], options: FileOptions) => void
  isDisabled?: boolean | undefined
}

/** Previews a file: translatable and left-out texts, doubts, and the options that change them. */
export function FilePreview({ item, state, parser, alike, onOptions, isDisabled }: FilePreviewProps) {
  const [isForAll, setForAll] = useState(true)
  const preview = state?.preview
  const ids = (isForAll ? alike : [item]).map(({ id }) => id)
  const options = item.options ?? (parser && optionsFrom(parser, preview?.options ?? {}))
  return (
    <Stack gap={16}>
      {state?.problem && (
        <InlineAlert tone="danger" isAnnounced>
          {problemText(state.problem)}
        </InlineAlert>
      )}
      {!preview && !state?.problem && item.state !== 'error' && <Skeleton lines={5} />}
      {preview && !state.problem && (
        <div aria-busy={state.isPending}>
          <Stack gap={16}>
            {options && (
              <FileQuestions
                name={item.file.name}
                preview={preview}
                options={options}
                onOptions={(next) => onOptions([item.id], next)}
                isDisabled={isDisabled}
              />
            )}
            <FilePreviewContent preview={preview} name={item.file.name} />
          </Stack>
        </div>
      )}
      {parser && (
        <Disclosure title={t('projects.files.optionsOf', { name: item.file.name })} headingLevel={4}>
          <Stack gap={16}>
            <FileOptionsFields
              parser={parser}
              value={options}
              found={preview?.found}
              onChange={(next) => onOptions(ids, next)}
              isDisabled={isDisabled}
              headingLevel={4}
            />
            {alike.length > 1 && (
              <Checkbox isSelected={isForAll} onChange={setForAll} isDisabled={isDisabled}>
                {t('intake.forAll', { kind: `.${item.file.name.split('.').at(-1) ?? ''}` })}
              </Checkbox>
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}
