import { Extension } from '@tiptap/core';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';

/** Fallback for pictures when the server cannot be reached. */
export interface LocalPictures {
  /** The picture of an address stored on this device; null if there is none. */
  find(address: string): Promise<Blob | null>;
  /** Text in place of a missing picture; `alt` is its alternative text, '' if none. */
  absent(alt: string): string;
}

/** Time within which the server must start sending a picture, in ms. Afterwards the local copy is used. */
const timeout = 5000;
const absentClass = 'picture-absent';

/** Shows local copies of pictures that the server does not deliver. The document keeps their addresses on the server. */
export function localPictures(pictures: LocalPictures): Extension {
  return Extension.create({
    name: 'localPictures',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { nodeViews: { image: (node) => new PictureView(node, pictures) } } }),
    ],
  });
}

/** Node view of a picture. */
class PictureView implements NodeView {
  readonly dom: HTMLImageElement;
  readonly #address: string;
  readonly #alt: string;
  readonly #pictures: LocalPictures;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #local: string | null = null;

  constructor(node: Node, pictures: LocalPictures) {
    const spec = node.type.spec.toDOM?.(node) ?? ['img'];
    this.dom = DOMSerializer.renderSpec(document, spec).dom as HTMLImageElement;
    this.#address = this.dom.getAttribute('src') ?? '';
    this.#alt = this.dom.alt;
    this.#pictures = pictures;
    const { signal } = this.#stop;
    this.dom.addEventListener('load', () => this.#shown(), { signal });
    this.dom.addEventListener('error', () => void this.#failed(), { signal });
    window.addEventListener('online', () => this.#tryAgain(), { signal });
    this.#timer = setTimeout(() => void this.#showLocal(), timeout);
  }

  /** Only this view changes the element; the document is unchanged. */
  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    if (this.#local) URL.revokeObjectURL(this.#local);
  }

  #shown(): void {
    clearTimeout(this.#timer);
    this.dom.classList.remove(absentClass);
    this.dom.alt = this.#alt;
  }

  async #failed(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#local && (await this.#showLocal())) return;
    this.dom.classList.add(absentClass);
    this.dom.alt = this.#pictures.absent(this.#alt);
  }

  /** Shows the local copy. Returns whether it exists or the server has delivered the picture in the meantime. */
  async #showLocal(): Promise<boolean> {
    const found = await this.#pictures.find(this.#address).catch(() => null);
    if (this.#stop.signal.aborted || this.#isWhole()) return true;
    if (!found) return false;
    this.#local = URL.createObjectURL(found);
    this.dom.src = this.#local;
    return true;
  }

  #tryAgain(): void {
    if (this.dom.classList.contains(absentClass)) this.dom.src = this.#address;
  }

  #isWhole(): boolean {
    return this.dom.complete && this.dom.naturalWidth > 0;
  }
}
