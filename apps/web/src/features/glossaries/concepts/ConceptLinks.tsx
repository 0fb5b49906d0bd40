import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { ConceptLink, ConceptLinkKind } from '@dragoman/sdk/operations/glossaryConcepts'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { IconButton } from '@dragoman/ui/IconButton'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Select } from '@dragoman/ui/Select'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { Link } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { conceptName } from './concept-name.ts'
import styles from './concepts.module.css'

const kinds: readonly ConceptLinkKind[] = ['BROADER', 'NARROWER', 'RELATED', 'REPLACES', 'REPLACED_BY']

export interface ConceptLinksProps {
  concept: GlossaryConcept
  isEditable: boolean
  /** On the page of the concept they are a card, and lead to pages. */
  isOnPage?: boolean
}

/** The concepts that a concept is linked with, which open in its place. */
export function ConceptLinks({ concept, isEditable, isOnPage = false }: ConceptLinksProps) {
  const [isAdding, setAdding] = useState(false)
  const path = { conceptId: concept.id }
  const { data = [] } = useQuery({ ...query(api.glossaryConcepts.listLinks, { path }), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.glossaryConcepts.removeLink), meta: { showsErrors: true } })
  if (data.length === 0 && !isEditable) return null
  const list = data.length > 0 && (
    <RowList label={t('glossaries.links')}>
      {data.map((link) => (
        <RowListItem
          key={link.uuid}
          end={
            <>
              {t(`glossaries.links.${link.kind}`)}
              {isEditable && (
                <IconButton
                  size="small"
                  icon="x"
                  label={t('glossaries.links.remove', { name: link.name })}
                  isDisabled={remove.isPending}
                  onPress={() => remove.mutate({ path: { ...path, linkUuid: link.uuid } })}
                />
              )}
            </>
          }
        >
          <LinkedConcept glossaryUuid={concept.glossaryUuid} link={link} isOnPage={isOnPage} />
        </RowListItem>
      ))}
    </RowList>
  )
  return (
    <>
      {isOnPage ? (
        <Card
          title={t('glossaries.links')}
          actions={
            isEditable && (
              <IconButton size="small" icon="plus" label={t('glossaries.links.add')} onPress={() => setAdding(true)} />
            )
          }
        >
          {list}
        </Card>
      ) : (
        <section aria-label={t('glossaries.links')}>
          <h3 className={styles.languageName}>{t('glossaries.links')}</h3>
          {list}
          {isEditable && (
            <Button size="small" variant="quiet" icon="plus" onPress={() => setAdding(true)}>
              {t('glossaries.links.add')}
            </Button>
          )}
        </section>
      )}
      {isAdding && <AddLinkDialog concept={concept} onClose={() => setAdding(false)} />}
    </>
  )
}

interface LinkedConceptProps {
  glossaryUuid: string
  link: ConceptLink
  isOnPage: boolean
}

function LinkedConcept({ glossaryUuid: id, link: { conceptId, name }, isOnPage }: LinkedConceptProps) {
  const number = String(conceptId)
  return isOnPage ? (
    <Link to="/glossary/$id/concepts/$conceptId" params={{ id, conceptId: number }}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <Link to="/glossary/$id" params={{ id }} search={{ concept: number }}>
      <bdi>{name}</bdi>
    </Link>
  )
}

function AddLinkDialog({ concept, onClose }: { concept: GlossaryConcept; onClose: () => void }) {
  const [kind, setKind] = useState<ConceptLinkKind>('BROADER')
  const [other, setOther] = useState<string | null>(null)
  const add = useMutation(mutation(api.glossaryConcepts.addLink))
  const save = () =>
    other !== null &&
    add.mutate(
      { path: { conceptId: concept.id }, body: { kind, conceptUuid: other } },
      {
        onSuccess: ({ name }) => {
          showToast({ tone: 'success', title: t('glossaries.links.added', { name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('glossaries.links.add')}
      isDirty={other !== null}
      isRight={other !== null}
      onSave={save}
      isPending={add.isPending}
      error={add.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('glossaries.links.kind')}
            options={kinds.map((id) => ({ id, label: t(`glossaries.links.${id}`) }))}
            value={kind}
            onChange={(id) => setKind(kinds.find((each) => each === id)!)}
          />
          <ConceptField
            concept={concept}
            value={other}
            onChange={setOther}
            errorMessage={isTried && other === null ? t('glossaries.links.choose') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}

interface ConceptFieldProps {
  concept: GlossaryConcept
  value: string | null
  onChange: (conceptUuid: string | null) => void
  errorMessage: string | undefined
}

/** Looks for other concepts of the glossary by what is typed. */
function ConceptField({ concept, value, onChange, errorMessage }: ConceptFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const wanted = useDeferredValue(typed === chosen ? '' : typed.trim())
  const { data } = useQuery({
    ...query(api.glossaries.listConceptEntries, {
      path: { glossaryUuid: concept.glossaryUuid },
      query: { size: 20, ...(wanted && { text: wanted }) },
    }),
    placeholderData: keepPreviousData,
  })
  const options = data?.content
    .filter(({ uuid }) => uuid !== concept.uuid)
    .map((each) => ({ id: each.uuid, label: conceptName(each) }))
  return (
    <ComboBox
      label={t('glossaries.concept')}
      isRequired
      options={options}
      isFiltered
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={setTyped}
      value={value}
      onChange={(id) => {
        const option = options?.find((each) => each.id === id)
        setChosen(option?.label)
        if (option) setTyped(option.label)
        onChange(id)
      }}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  )
}
