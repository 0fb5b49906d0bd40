import type {
  AnonymousFunctionDeclaration,
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  ModuleDeclaration,
  NewExpression,
  Program,
  Statement,
  VariableDeclaration,
} from 'acorn'
import { isText } from './js-strings.ts'

type AnyFunction = AnonymousFunctionDeclaration | ArrowFunctionExpression | FunctionDeclaration | FunctionExpression
type Read = (node: Expression, path: readonly string[], functions: Functions) => void

/** The meaning of a name, a call, and a function where a value stands. */
export type Functions = {
  named(name: string, path: readonly string[]): void
  call(node: CallExpression | NewExpression, path: readonly string[]): void
  body(node: AnyFunction): void
}

/** Names of variables, and of what they are; those around a function hold within it. */
type Scope = { variables: Map<string, Expression>; outer: Scope | undefined }

/** Finds the values that a program gives to others: exported, put into properties, returned, or handed to a function. */
export class JsExports {
  readonly #read: Read
  readonly #seen = new Set<Expression>()
  readonly #bodies = new Set<AnyFunction>()
  #isModule = false

  constructor(read: Read) {
    this.#read = read
  }

  program({ body }: Program): void {
    const scope = scopeOf(body, undefined)
    this.#isModule = body.some(isExport)
    for (const statement of body) this.#statement(statement, scope, false)
  }

  #statement(node: Statement | ModuleDeclaration, scope: Scope, isInFunction: boolean): void {
    switch (node.type) {
      case 'ExportDefaultDeclaration': {
        const { declaration } = node
        if (declaration.type === 'FunctionDeclaration') this.#body(declaration, scope)
        else if (declaration.type !== 'ClassDeclaration') this.#value(declaration, [], scope)
        break
      }
      case 'ExportNamedDeclaration':
        if (node.declaration?.type === 'VariableDeclaration') this.#variables(node.declaration, scope, true)
        for (const { local, exported } of node.source ? [] : node.specifiers)
          if (local.type === 'Identifier')
            this.#named(local.name, exported.type === 'Identifier' ? [exported.name] : [], scope)
        break
      case 'VariableDeclaration':
        // A script gives its variables to all that follow it.
        if (!this.#isModule && !isInFunction) this.#variables(node, scope, false)
        else for (const { init } of node.declarations) if (init && isCall(init)) this.#handed(init, scope)
        break
      case 'ExpressionStatement':
        this.#expression(node.expression, scope, isInFunction)
        break
      case 'ReturnStatement':
        if (node.argument && !isText(node.argument)) this.#value(node.argument, [], scope)
        break
      case 'IfStatement':
        this.#statement(node.consequent, scope, isInFunction)
        if (node.alternate) this.#statement(node.alternate, scope, isInFunction)
        break
      case 'BlockStatement':
        for (const inner of node.body) this.#statement(inner, scope, isInFunction)
        break
      default:
    }
  }

  #variables({ declarations }: VariableDeclaration, scope: Scope, isExported: boolean): void {
    for (const { id, init } of declarations) {
      if (!init || id.type !== 'Identifier') continue
      if (isExported || !isText(init)) this.#value(init, [id.name], scope)
    }
  }

  #expression(node: Expression, scope: Scope, isInFunction: boolean): void {
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.#expression(node.expression, scope, isInFunction)
      case 'SequenceExpression':
        return node.expressions.forEach((one) => this.#expression(one, scope, isInFunction))
      case 'UnaryExpression':
        return this.#expression(node.argument, scope, isInFunction)
      case 'ConditionalExpression':
        this.#expression(node.consequent, scope, isInFunction)
        return this.#expression(node.alternate, scope, isInFunction)
      case 'LogicalExpression':
        return this.#expression(node.right, scope, isInFunction)
      case 'CallExpression':
      case 'NewExpression':
        return this.#handed(node, scope)
      case 'AssignmentExpression': {
        const { left, right, operator } = node
        if (right.type === 'AssignmentExpression') this.#expression(right, scope, isInFunction)
        else if (left.type === 'MemberExpression') {
          const names = pathOf(left)
          const isShared = names[0] === 'exports' || names[0] === 'module'
          if (isText(right) ? operator === '=' && (!isInFunction || isShared) : true)
            this.#value(
              right,
              names.filter((name, at) => !isHolder(name, at)),
              scope,
            )
        } else if (left.type === 'Identifier' && !isText(right) && !isInFunction)
          this.#value(
            right,
            [left.name].filter((name) => !isHolder(name, 0)),
            scope,
          )
        break
      }
      default:
    }
  }

  /** Reads the arguments of a call, and the functions among them. */
  #handed(node: CallExpression | NewExpression, scope: Scope, path: readonly string[] = []): void {
    if (node.callee.type !== 'Super') {
      const callee = withoutParentheses(node.callee)
      if (isFunction(callee)) this.#body(callee, scope)
      else if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
        const inner = withoutParentheses(callee.object)
        if (isCall(inner)) this.#handed(inner, scope, path)
        else if (isFunction(inner)) this.#body(inner, scope)
      }
    }
    for (const argument of node.arguments) {
      const value = withoutParentheses(argument.type === 'SpreadElement' ? argument.argument : argument)
      if (isFunction(value)) this.#body(value, scope)
      else if (isCall(value)) this.#handed(value, scope, path)
      else if (value.type === 'ObjectExpression' || value.type === 'Identifier' || isListOfObjects(value))
        this.#value(value, path, scope)
    }
  }

  #value(node: Expression, path: readonly string[], scope: Scope): void {
    if (this.#seen.has(node)) return
    this.#seen.add(node)
    this.#read(node, path, {
      named: (name, inner) => this.#named(name, inner, scope),
      call: (call, inner) => this.#handed(call, scope, inner),
      body: (one) => this.#body(one, scope),
    })
  }

  #named(name: string, path: readonly string[], scope: Scope): void {
    for (let around: Scope | undefined = scope; around; around = around.outer) {
      const value = around.variables.get(name)
      if (value) return this.#value(value, path, around)
    }
  }

  #body(node: AnyFunction, outer: Scope): void {
    if (this.#bodies.has(node)) return
    this.#bodies.add(node)
    if (node.body.type !== 'BlockStatement') {
      if (!isText(node.body)) this.#value(node.body, [], outer)
      return
    }
    const scope = scopeOf(node.body.body, outer)
    for (const statement of node.body.body) this.#statement(statement, scope, true)
  }
}

function scopeOf(body: readonly (Statement | ModuleDeclaration)[], outer: Scope | undefined): Scope {
  const variables = new Map<string, Expression>()
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (init && id.type === 'Identifier') variables.set(id.name, init)
  }
  return { variables, outer }
}

function isExport(node: Statement | ModuleDeclaration): boolean {
  if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportNamedDeclaration') return true
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return false
  const [first] = node.expression.left.type === 'MemberExpression' ? pathOf(node.expression.left) : []
  return first === 'module' || first === 'exports'
}

/** The names of `a.b['c']`. */
function pathOf(node: Expression): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ThisExpression') return ['this']
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return []
  const { property, computed } = node
  const name =
    property.type === 'Literal'
      ? String(property.value)
      : property.type === 'Identifier' && !computed
        ? property.name
        : ''
  return [...pathOf(node.object), ...(name === '' ? [] : [name])]
}

/** Names of the program itself, or of its surroundings. */
const isHolder = (name: string, at: number): boolean =>
  (at === 0 && /^(?:module|exports|window|globalThis|self|global|this)$/.test(name)) || (at === 1 && name === 'exports')

const isCall = (node: Expression): node is CallExpression | NewExpression =>
  node.type === 'CallExpression' || node.type === 'NewExpression'

/** A list of texts that a call takes says what the program needs. */
const isListOfObjects = (node: Expression): boolean =>
  node.type === 'ArrayExpression' && node.elements.some((one) => one?.type === 'ObjectExpression')

const isFunction = (node: Expression): node is ArrowFunctionExpression | FunctionExpression =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'

const withoutParentheses = (node: Expression): Expression =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression) : node
