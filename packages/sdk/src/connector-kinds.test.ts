import { describe, expect, it } from 'vitest'
import { connectorKindOf, connectorKinds, connectorLocale, isConnectorValue } from './connector-kinds.ts'

describe('kinds of connectors', () => {
  it('each kind has its own name, unique field names, and valid initial values', () => {
    for (const [kind, descriptor] of Object.entries(connectorKinds)) {
      expect(descriptor.kind).toBe(kind)
      expect(connectorKindOf(descriptor.path)).toBe(descriptor)
      const names = descriptor.fields.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const wrong = descriptor.fields.filter(
        (field) => !isConnectorValue(field, field.initial ?? '') && !field.required,
      )
      expect(wrong).toEqual([])
      const initial = descriptor.fields.filter((field) => field.initial !== undefined)
      expect(initial.filter((field) => !isConnectorValue(field, field.initial ?? ''))).toEqual([])
      expect(descriptor.capabilities.push).toBe(descriptor.deliveries.length > 0)
    }
  })

  it('hosts of a kind name fields that are required and have a pattern, so that no value leads elsewhere', () => {
    for (const { hosts, fields } of Object.values(connectorKinds)) {
      const named =
        hosts === 'free' ? [] : hosts.flatMap((host) => [...host.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      for (const name of named) {
        const field = fields.find((one) => one.name === name)
        expect(field).toMatchObject({ required: true, pattern: expect.any(String) as string })
        for (const value of ['a.example/', 'a@b', 'a:1', 'a#', 'a?', 'a b', '..'])
          expect(isConnectorValue(field!, value)).toBe(false)
      }
    }
  })

  it('an empty value fits where the field may be left out, and no other that lacks its form', () => {
    const [address, user] = connectorKinds.GITHUB.fields
    expect(isConnectorValue(address!, '')).toBe(false)
    expect(isConnectorValue(address!, 'https://git.example/?a=1')).toBe(false)
    expect(isConnectorValue(user!, 'octo cat')).toBe(false)
    const params = connectorKinds.BLAISE.fields.find(({ name }) => name === 'params')!
    expect(isConnectorValue(params, '[1]')).toBe(false)
    expect(isConnectorValue(params, '{"list":"/items"}')).toBe(true)
  })

  it('a language is spelled as the system spells it', () => {
    expect(connectorLocale('pt_br', 'bcp47')).toBe('pt-BR')
    expect(connectorLocale('pt_br', 'lower-hyphen')).toBe('pt-br')
    expect(connectorLocale('pt_br', 'underscore')).toBe('pt_BR')
    expect(connectorLocale('pt_br', 'language')).toBe('pt')
    expect(connectorLocale('zh_hans_cn', 'bcp47')).toBe('zh-Hans-CN')
  })
})
