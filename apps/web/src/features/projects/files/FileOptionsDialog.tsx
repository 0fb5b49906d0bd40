import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { problemOf, problemText, type FileOptions } from '../../../files/send-file.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { fileParamsQuery } from '../file-preview/file-params.ts'
import { FileQuestions } from './FileQuestions.tsx'
import { mergeOptions, optionDifferences } from './option-differences.ts'
import { FileOptionsFields } from './FileOptionsFields.tsx'

export interface FileOptionsDialogProps {
  projectUuid: string
  file: ProjectResource
  onClose: () => void
}

/** How a file is read, or every file of its kind. Its segments are made again; what it cannot be read with is refused. */
export function FileOptionsDialog({ projectUuid, file, onClose }: FileOptionsDialogProps) {
  const { data } = useQuery(fileParamsQuery)
  const [options, setOptions] = useState<FileOptions>(file.params)
  const [isForAll, setForAll] = useState(false)
  const save = useVersionedMutation(api.projects.updateResourceParams, file, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => setOptions(present.params),
  })
  const isDirty = isForAll || JSON.stringify(options) !== JSON.stringify(file.params)
  const leave = useGuardedClose(isDirty && !save.isPending, onClose)
  const problem = save.error && problemOf(save.error)
  const parser = data?.files[file.type]
  const theirs = save.conflict?.present.params
  const submit = () => {
    const wanted = theirs ? mergeOptions(save.base.params, options, theirs) : options
    const { parserFilter, applySourceSegmentation, parameters } = wanted
    const params = {
      path: { projectUUID: projectUuid, projectResourceUUID: file.uuid },
      body: { ...(parserFilter && { parserFilter }), applySourceSegmentation, parameters, applyAll: isForAll },
    }
    if (save.conflict) save.conflict.keepMine(params)
    else save.mutate(params, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      isDismissable={false}
      title={t('projects.files.optionsOf', { name: file.name })}
      footer={
        <ActionButtons
          label={t('shell.save')}
          onPress={submit}
          isPending={save.isPending}
          isDisabled={!parser}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={16}>
        {file.questions && (
          <FileQuestions
            name={file.name}
            preview={{ questions: file.questions }}
            options={options}
            onOptions={setOptions}
          />
        )}
        {parser ? (
          <FileOptionsFields parser={parser} value={options} onChange={setOptions} headingLevel={3} />
        ) : (
          <Skeleton lines={5} />
        )}
        <Checkbox isSelected={isForAll} onChange={setForAll}>
          {t('projects.files.forAll', { kind: `.${file.type}` })}
        </Checkbox>
        <ConflictNotice
          conflict={save.conflict}
          differences={theirs && parser && optionDifferences(parser, save.base.params, options, theirs)}
          onKeepMine={submit}
          isPending={save.isPending}
        />
        {problem && (
          <InlineAlert tone="danger" isAnnounced>
            {problemText(problem)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
