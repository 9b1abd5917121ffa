import { Visitor } from '@swc/core/Visitor.js';

/**
 * The visitor through which dependency-cruiser reads files stops at `using x = …`, which it does not know
 * yet. Such a statement never imports, so it is passed over.
 */
export function passOverUsingDeclarations(): void {
  const { visitStatement } = Visitor.prototype;
  Visitor.prototype.visitStatement = function (statement) {
    const type: string = statement.type;
    return type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
  };
}
