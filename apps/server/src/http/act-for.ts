import { randomUUID } from 'node:crypto'
import type { ActFor } from '../features/pipelines/act-for.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { ApiError } from '../kernel/refusals.ts'
import { contextOf, type AnyHandler, type RequestState, type Services } from './answer.ts'
import { authorize } from './caller.ts'
import { checkInput, operations, type ContractOperation } from './contract.ts'

/**
 * Calls operations for someone who is not there, in a transaction of the product's own: they are allowed and refused as
 * if they had made the call, and the same follows from it.
 */
export const actFor =
  (services: Services, handlerOf: (operation: ContractOperation) => AnyHandler): ActFor =>
  (db, session, origin) => {
    const actions: RequestState['actions'] = []
    const stateOf = (operation: ContractOperation): RequestState => ({
      operation,
      services,
      incoming: { request: new Request(services.settings.publicUrl), pathParameters: {}, address: '' },
      requestId: randomUUID(),
      caller: session,
      reply: new Headers(),
      actions,
      isVersionChecked: false,
      origin,
    })
    return {
      contextOf(id) {
        const operation = allowed(id, session)
        return contextOf(stateOf(operation), db)
      },
      async call(id, { path = {}, body }) {
        const operation = allowed(id, session)
        const { parameters, body: wanted } = operation
        if (parameters.path) checkInput('path', parameters.path, path, true)
        if (wanted?.schema) checkInput('body', wanted.schema, body, false)
        const input = { path, query: {}, headers: {}, body }
        const result = await handlerOf(operation)(Object.assign(contextOf(stateOf(operation), db), input))
        if (result instanceof ApiError) throw result
        return result
      },
      async committed() {
        for (const action of actions) await action()
      },
    }
  }

function allowed(id: string, session: SignedIn): ContractOperation {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  authorize(operation, session)
  return operation
}
