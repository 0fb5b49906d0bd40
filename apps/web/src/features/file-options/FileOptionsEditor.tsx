import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import type { FileParser } from '@dragoman/sdk/operations/projects'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { problemOf, problemText, type FileOptions } from '../../files/send-file.ts'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { optionsFrom } from '../projects/files/file-options.ts'
import { FileOptionsFields } from '../projects/files/FileOptionsFields.tsx'
import { mergeOptions, optionDifferences } from '../projects/files/option-differences.ts'
import { TryFile } from './TryFile.tsx'

export interface FileOptionsEditorProps {
  unit: OrgUnit
  type: string
  parser: FileParser
  /** The unit's own options; undefined where the defaults of the parser apply. */
  own: UnitFileOptions | undefined
  lock: string | null
}

/** The version that the server gives to what is not set. */
const unset = 'none'

/** How a unit reads files of a type, as a form, with a file to try it on before it is saved. */
export function FileOptionsEditor({ unit, type, parser, own, lock }: FileOptionsEditorProps) {
  const { uuid: orgUnitUuid, name: orgUnitName } = unit
  const none = useMemo(
    (): UnitFileOptions => ({ orgUnitUuid, orgUnitName, fileType: type, options: {}, version: unset, updatedAt: 0 }),
    [orgUnitUuid, orgUnitName, type],
  )
  const [typed, setTyped] = useState<FileOptions>()
  const write = useVersionedMutation(api.fileOptions.set, own ?? none, {
    readIn: (result: UnitFileOptions | null) => result ?? none,
    meta: { showsErrors: true },
    onTakeTheirs: () => setTyped(undefined),
  })
  const restore = useMutation(mutation(api.fileOptions.set))
  const remove = useMutation({ ...mutation(api.fileOptions.remove), meta: { showsErrors: true } })
  const path = { orgUnitUUID: orgUnitUuid, fileType: type }
  const base = optionsFrom(parser, write.base.options)
  const draft = typed ?? base
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base)
  write.follow(isDirty)
  useUnsavedGuard(isDirty && !write.isPending)
  const theirs = write.conflict && optionsFrom(parser, (write.conflict.present ?? none).options)
  const kind = isolated(`.${type}`)
  const say = (title: string, onAction: () => void) =>
    showToast({ tone: 'success', title, action: { label: t('fileOptions.undo'), onAction } })
  const save = () => {
    const before = write.base
    const wanted = theirs ? mergeOptions(base, draft, theirs) : draft
    const params = { path, body: { ...before.options, ...wanted } }
    if (write.conflict) return write.conflict.keepMine(params)
    write.mutate(params, {
      onSuccess: (saved) => {
        setTyped(undefined)
        say(t('fileOptions.saved', { kind }), () =>
          before.version === unset
            ? remove.mutate({ path })
            : restore.mutate({ path, body: before.options, headers: ifMatch(saved) }),
        )
      },
    })
  }
  const reset = async ({ options }: UnitFileOptions) => {
    await remove.mutateAsync({ path })
    setTyped(undefined)
    say(t('fileOptions.resetDone', { kind }), () => restore.mutate({ path, body: options, headers: ifMatch(none) }))
  }
  const problem = write.error && problemOf(write.error)
  return (
    <Stack>
      <Card
        title={t('projects.files.optionsOf', { name: kind })}
        description={lock ?? t('fileOptions.text')}
        actions={
          <>
            <Badge tone={own ? 'info' : 'neutral'}>{t(own ? 'fileOptions.own' : 'fileOptions.defaults')}</Badge>
            {own && (
              <Button
                size="small"
                icon="undo"
                isDisabled={lock !== null}
                onPress={() =>
                  confirmDelete({
                    title: t('fileOptions.resetTitle', { kind }),
                    text: t('fileOptions.resetText'),
                    verb: t('fileOptions.reset'),
                    run: () => reset(own),
                  })
                }
              >
                {t('fileOptions.reset')}
              </Button>
            )}
          </>
        }
        footer={
          <Row>
            <Button variant="primary" onPress={save} isPending={write.isPending} isDisabled={!isDirty || lock !== null}>
              {t('shell.save')}
            </Button>
            <Button
              onPress={() => {
                write.reset()
                setTyped(undefined)
              }}
              isDisabled={!isDirty || write.isPending}
            >
              {t('fileOptions.discard')}
            </Button>
          </Row>
        }
      >
        <Stack gap={16}>
          <ConflictNotice
            conflict={write.conflict}
            differences={theirs && optionDifferences(parser, base, draft, theirs)}
            onKeepMine={save}
            isPending={write.isPending}
          />
          {problem && (
            <InlineAlert tone="danger" isAnnounced>
              {problemText(problem)}
            </InlineAlert>
          )}
          <FileOptionsFields
            parser={parser}
            value={draft}
            onChange={setTyped}
            isDisabled={lock !== null}
            headingLevel={3}
          />
        </Stack>
      </Card>
      <TryFile unit={unit} type={type} options={draft} onOptions={setTyped} isLocked={lock !== null} />
    </Stack>
  )
}
