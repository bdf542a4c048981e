import ts from 'typescript'

/** A sentence, or a part of one, that the interface shows. */
export interface Sentence {
  /** The names that lead to it in its module, such as `words.actions.copy`; one that has several numbers them. */
  readonly place: string
  /** As it stands, with `{name}` where a value is put in. */
  readonly text: string
}

/** The sentences of a message module in their order. Keys, compared values and types are none. */
export function sentencesIn(source: string): Sentence[] {
  const file = ts.createSourceFile('messages.en.ts', source, ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const seen = new Map<string, number>()
  const add = (place: string, text: string) => {
    if (!/\p{L}/u.test(text)) return
    const number = (seen.get(place) ?? 0) + 1
    seen.set(place, number)
    found.push({ place: number === 1 ? place : `${place} ${number}`, text })
  }
  const visit = (node: ts.Node, place: string) => {
    if (isNoText(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return add(place, node.text)
    if (ts.isTemplateExpression(node)) add(place, templateText(node))
    const inner = nameOf(node)
    ts.forEachChild(node, (child) => {
      if (child !== partName(node)) visit(child, inner === undefined ? place : join(place, inner))
    })
  }
  visit(file, '')
  return found
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`
}

/** The part of a declaration or property that is its name. */
function partName(node: ts.Node): ts.Node | undefined {
  return ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node)
    ? node.name
    : undefined
}

function nameOf(node: ts.Node): string | undefined {
  const name = partName(node)
  return name?.getText().replaceAll(/^['"]|['"]$/g, '')
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

function isNoText(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isRegularExpressionLiteral(node) ||
    isFormat(node) ||
    (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
  )
}

/** What tells a formatter how to write dates and numbers. */
function isFormat(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().startsWith('Intl.')
  if (ts.isCallExpression(node)) return /\.toLocale\w*String$/.test(node.expression.getText())
  return ts.isStringLiteral(node) && FORMATS.has(node.text)
}

const FORMATS: ReadonlySet<string> = new Set(['numeric', '2-digit', 'long', 'medium', 'short', 'en', 'en-GB', 'UTC'])

/** A template with the names of its values; what is more than a name is left out. */
function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ expression, literal }) => {
    const value = ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression) ? expression.getText() : '…'
    return `{${value}}${literal.text}`
  })
  return [head.text, ...spans].join('')
}
