import { Visitor } from '@swc/core/Visitor.js';

/**
 * Makes the visitor with which dependency-cruiser reads files skip `using x = …`, which it does not
 * support yet. Such a statement never contains an import.
 */
export function passOverUsingDeclarations(): void {
  const { visitStatement } = Visitor.prototype;
  Visitor.prototype.visitStatement = function (statement) {
    const type: string = statement.type;
    return type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
  };
}
