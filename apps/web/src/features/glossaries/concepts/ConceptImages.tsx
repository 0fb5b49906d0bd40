import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConceptImage, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import { Card } from '@dragoman/ui/Card'
import { IconButton } from '@dragoman/ui/IconButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import { TriggerButton } from '@dragoman/ui/TriggerButton'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { TermImages } from '../../terms/TermImages.tsx'
import styles from './concepts.module.css'

const types = ['image/png', 'image/jpeg', 'image/webp']
const limit = 10 * 1024 * 1024

export interface ConceptImagesProps {
  concept: GlossaryConcept
  isEditable: boolean
  /** On the page of the concept they are a card. */
  isOnPage?: boolean
}

/** The images of a concept, to look at, to add, and to remove. */
export function ConceptImages({ concept, isEditable, isOnPage = false }: ConceptImagesProps) {
  const [file, setFile] = useState<File | null>(null)
  const [isRefused, setRefused] = useState(false)
  if (concept.images.length === 0 && !isEditable) return null
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const isTaken = types.includes(chosen.type) && chosen.size <= limit
    setRefused(!isTaken)
    if (isTaken) setFile(chosen)
  }
  const list = isEditable ? <EditableImages concept={concept} /> : <TermImages images={concept.images} />
  const add = isEditable && (
    <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
      <TriggerButton size="small" icon="plus" variant={isOnPage ? 'secondary' : 'quiet'}>
        {t('glossaries.images.add')}
      </TriggerButton>
    </FileTrigger>
  )
  const problem = isRefused && (
    <InlineAlert tone="danger" isAnnounced>
      {t('glossaries.images.refused')}
    </InlineAlert>
  )
  return (
    <>
      {isOnPage ? (
        <Card title={t('glossaries.images')} actions={add}>
          {list}
          {problem}
        </Card>
      ) : (
        <section aria-label={t('glossaries.images')}>
          <h3 className={styles.languageName}>{t('glossaries.images')}</h3>
          {list}
          {problem}
          {add}
        </section>
      )}
      {file && <AddImageDialog concept={concept} file={file} onClose={() => setFile(null)} />}
    </>
  )
}

function EditableImages({ concept }: { concept: GlossaryConcept }) {
  const remove = useMutation(mutation(api.glossaryConcepts.removeImage))
  const end = ({ uuid, description, fileName }: ConceptImage) => (
    <IconButton
      size="small"
      icon="x"
      label={t('glossaries.images.remove', { name: description || fileName })}
      isDisabled={remove.isPending}
      onPress={() => remove.mutate({ path: { conceptId: concept.id, imageUuid: uuid } })}
    />
  )
  return <TermImages images={concept.images} end={end} />
}

interface AddImageDialogProps {
  concept: GlossaryConcept
  file: File
  onClose: () => void
}

function AddImageDialog({ concept, file, onClose }: AddImageDialogProps) {
  const [description, setDescription] = useState('')
  const add = useMutation({ ...mutation(api.glossaryConcepts.addImage), meta: { showsErrors: true } })
  return (
    <FormDialog
      title={t('glossaries.images.add')}
      isDirty
      isRight
      onSave={() =>
        add.mutate({ path: { conceptId: concept.id }, body: { file, description } }, { onSuccess: () => onClose() })
      }
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    >
      {() => (
        <>
          <p className={styles.details}>
            <bdi>{file.name}</bdi>
          </p>
          <TextField
            label={t('glossaries.images.description')}
            description={t('glossaries.images.description.text')}
            isOptional
            maxLength={500}
            dir="auto"
            value={description}
            onChange={setDescription}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
            autoFocus
          />
        </>
      )}
    </FormDialog>
  )
}
