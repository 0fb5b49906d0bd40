import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ConcordanceForm } from '../../memories/concordance/ConcordanceForm.tsx'
import { ConcordanceHits } from '../../memories/concordance/ConcordanceHits.tsx'
import { useConcordance } from '../../memories/concordance/use-concordance.ts'
import type { ConcordanceRequest } from './use-concordance-request.ts'

const mostHits = 100

export interface EditorConcordanceProps {
  workUnitUuid: string
  /** The request by keyboard; another one replaces the text in the field. */
  request: ConcordanceRequest
}

/** A search in the memories of the project for a part of a sentence. */
export function EditorConcordance({ workUnitUuid, request }: EditorConcordanceProps) {
  const { asked, change, isAsked } = useConcordance()
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState(0)
  if (request.number !== taken) {
    setTaken(request.number)
    if (request.text !== '') change({ text: request.text })
  }
  useEffect(() => {
    if (request.number > 0) field.current?.focus()
  }, [request.number])
  const options = query(api.editor.searchConcordance, { path: { id: workUnitUuid }, query: asked })
  const result = useQuery({
    ...options,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  return (
    <>
      <ConcordanceForm ref={field} asked={asked} onChange={change} />
      <ConcordanceHits
        asked={asked}
        isAsked={isAsked}
        result={result}
        mostHits={mostHits}
        onMore={(size) => change({ size })}
      />
    </>
  )
}
