import { randomInt, seededRandom } from '@inkstone/kernel';

/** A model whose answer to every prompt is known. */
export interface RecitingModel {
  /** The tokens of the answer, in order; all different. */
  readonly pieces: readonly string[];
  /** Whether the answer starts again after its last token, without an end. */
  readonly isEndless?: boolean;
  readonly contextLength?: number;
}

type Value =
  | { readonly type: 'u32' | 'i32' | 'f32'; readonly value: number }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'strings'; readonly value: readonly string[] }
  | { readonly type: 'f32s' | 'i32s'; readonly value: readonly number[] };

interface Tensor {
  readonly name: string;
  /** Columns before rows. */
  readonly shape: readonly number[];
  readonly data: Float32Array<ArrayBuffer>;
}

interface Vocabulary {
  readonly tokens: readonly string[];
  /** 1 normal, 2 unknown, 3 control, 6 byte. */
  readonly types: readonly number[];
  /** The index of the first token of the answer. */
  readonly first: number;
}

/** The numbers of GGUF's value types. */
const kinds = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;
const end = 2;
const heads = 4;
const feedForward = 32;
const chatTemplate =
  "{% for m in messages %}{% if m.role=='assistant' %}<|assistant|>{{m.content}}</s>{% else %}<|user|>{{m.content}}" +
  '{% endif %}{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}';

/**
 * Writes the GGUF file of a model that answers every prompt with the same text. The embedding is one-hot and all layers are
 * zero, so the output matrix is a table of the next token.
 */
export function writeRecitingModel({
  pieces,
  isEndless = false,
  contextLength = 2048,
}: RecitingModel): Buffer {
  const vocabulary = createVocabulary(pieces);
  const { tokens, first } = vocabulary;
  const last = first + pieces.length - 1;
  const nextOf = (token: number) => {
    if (token < first || token > last) return first;
    if (token < last) return token + 1;
    return isEndless ? first : end;
  };
  const width = widthFor(tokens.length);
  const embedding = tensor('token_embd.weight', [width, tokens.length]);
  const output = tensor('output.weight', [width, tokens.length]);
  for (let token = 0; token < tokens.length; token++) {
    embedding.data[token * width + token] = 1;
    output.data[nextOf(token) * width + token] = 1;
  }
  return writeFile(metadataOf(vocabulary, width, contextLength), [embedding, ...layersOf(width), output]);
}

/** Writes the GGUF file of a model with random weights: only the grammar gives its answers a form. */
export function writeRandomModel(seed: number, contextLength = 2048): Buffer {
  const vocabulary = createVocabulary([...'天气很好，we 一起去公园散步。']);
  const width = widthFor(vocabulary.tokens.length);
  const random = seededRandom(seed);
  const matrices = [
    tensor('token_embd.weight', [width, vocabulary.tokens.length]),
    ...layersOf(width),
    tensor('output.weight', [width, vocabulary.tokens.length]),
  ];
  for (const { name, data } of matrices) {
    if (!name.includes('norm'))
      for (let i = 0; i < data.length; i++) data[i] = (randomInt(random, 65_536) / 65_536 - 0.5) * 0.4;
  }
  return writeFile(metadataOf(vocabulary, width, contextLength), matrices);
}

function createVocabulary(pieces: readonly string[]): Vocabulary {
  const tokens = ['<unk>', '<s>', '</s>'];
  const types = [2, 3, 3];
  for (let byte = 0; byte < 256; byte++) {
    tokens.push(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
    types.push(6);
  }
  tokens.push('<|user|>', '<|assistant|>');
  types.push(3, 3);
  const first = tokens.length;
  for (const piece of pieces) {
    tokens.push(piece.replaceAll(' ', '▁'));
    types.push(1);
  }
  if (new Set(tokens).size < tokens.length) throw new Error('The pieces of an answer must be different.');
  return { tokens, types, first };
}

/** The smallest width that has a column for every token and can be divided among the heads. */
function widthFor(tokens: number): number {
  return Math.ceil(tokens / 64) * 64;
}

function layersOf(width: number): readonly Tensor[] {
  const square = (name: string) => tensor(`blk.0.${name}.weight`, [width, width]);
  return [
    ones('blk.0.attn_norm.weight', width),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map(square),
    ones('blk.0.ffn_norm.weight', width),
    tensor('blk.0.ffn_gate.weight', [width, feedForward]),
    tensor('blk.0.ffn_up.weight', [width, feedForward]),
    tensor('blk.0.ffn_down.weight', [feedForward, width]),
    ones('output_norm.weight', width),
  ];
}

function tensor(name: string, shape: readonly number[]): Tensor {
  return { name, shape, data: new Float32Array(shape.reduce((product, size) => product * size, 1)) };
}

function ones(name: string, width: number): Tensor {
  return { name, shape: [width], data: new Float32Array(width).fill(1) };
}

function metadataOf(
  { tokens, types }: Vocabulary,
  width: number,
  contextLength: number,
): Readonly<Record<string, Value>> {
  const u32 = (value: number): Value => ({ type: 'u32', value });
  const text = (value: string): Value => ({ type: 'string', value });
  return {
    'general.architecture': text('llama'),
    'general.name': text('written by a test'),
    'general.alignment': u32(alignment),
    'llama.context_length': u32(contextLength),
    'llama.embedding_length': u32(width),
    'llama.block_count': u32(1),
    'llama.feed_forward_length': u32(feedForward),
    'llama.attention.head_count': u32(heads),
    'llama.attention.head_count_kv': u32(heads),
    'llama.attention.layer_norm_rms_epsilon': { type: 'f32', value: 1e-5 },
    'llama.rope.dimension_count': u32(width / heads),
    'llama.vocab_size': u32(tokens.length),
    'tokenizer.ggml.model': text('llama'),
    'tokenizer.ggml.tokens': { type: 'strings', value: tokens },
    'tokenizer.ggml.scores': { type: 'f32s', value: tokens.map((_, i) => -i) },
    'tokenizer.ggml.token_type': { type: 'i32s', value: types },
    'tokenizer.ggml.bos_token_id': u32(1),
    'tokenizer.ggml.eos_token_id': u32(end),
    'tokenizer.ggml.unknown_token_id': u32(0),
    'tokenizer.ggml.add_bos_token': { type: 'bool', value: true },
    'tokenizer.ggml.add_space_prefix': { type: 'bool', value: false },
    'tokenizer.chat_template': text(chatTemplate),
  };
}

function writeFile(metadata: Readonly<Record<string, Value>>, tensors: readonly Tensor[]): Buffer {
  const keys = Object.entries(metadata);
  const header = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(keys.length)];
  for (const [key, value] of keys) header.push(string(key), ...encode(value));
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    header.push(string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    offset += padded(data.byteLength);
  }
  return Buffer.concat([
    pad(Buffer.concat(header)),
    ...tensors.map(({ data }) => pad(Buffer.from(data.buffer))),
  ]);
}

function encode(item: Value): readonly Buffer[] {
  switch (item.type) {
    case 'strings':
      return [u32(kinds.array), u32(kinds.string), u64(item.value.length), ...item.value.map(string)];
    case 'f32s':
      return [u32(kinds.array), u32(kinds.f32), u64(item.value.length), ...item.value.map(f32)];
    case 'i32s':
      return [u32(kinds.array), u32(kinds.i32), u64(item.value.length), ...item.value.map(i32)];
    case 'string':
      return [u32(kinds.string), string(item.value)];
    case 'bool':
      return [u32(kinds.bool), Buffer.from([item.value ? 1 : 0])];
    case 'f32':
      return [u32(kinds.f32), f32(item.value)];
    default:
      return [u32(kinds[item.type]), i32(item.value)];
  }
}

function string(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function i32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
}
