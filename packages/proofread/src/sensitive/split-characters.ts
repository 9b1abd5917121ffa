/** Characters with the components that are written in their place to evade lists. */
const parts = new Map(
  `强弓虽 妈女马 你亻尔 枪木仓 赌贝者 博十尃 骗马扁 股月殳 贱贝戋 婊女表 操扌喿 奶女乃 胸月匈 炸火乍 药艹约
   嫖女票 娼女昌 妓女支 裸衤果 奸女干 佳亻圭 最日取 级纟及 极木及 绝纟色 顶丁页 独犭虫 贩贝反 治氵台 根木艮
   加力口 信亻言 群君羊 联耳关 贷代贝 赚贝兼 码石马 政正攵 警敬言 狗犭句 猪犭者 滚氵衮 残歹戋 疯疒风 瞎目害
   聋龙耳 哑口亚 明日月 唯口隹 第竹弟 保亻呆 证讠正 销钅肖 效交攵 期其月 权木又 诈讠乍 杂九木 种禾中 贼贝戎
   蛋疋虫 鬼白儿 逼畐辶 装壮衣 牌片卑 假亻叚 烟火因 酒氵酉 钱钅戋 推扌隹 报扌艮 货化贝 限阝艮`
    .split(/\s+/)
    .map((row) => [row.slice(0, 1), row.slice(1)] as const),
);

/** Returns the spellings of a word with split characters: with one character split, and with all. */
export function splitForms(word: string): string[] {
  const characters = [...word];
  const places = characters.flatMap((character, at) => (parts.has(character) ? [at] : []));
  const write = (apart: readonly number[]) =>
    characters.map((character, at) => (apart.includes(at) ? parts.get(character) : character)).join('');
  const forms = places.map((at) => write([at]));
  return places.length > 1 ? [...forms, write(places)] : forms;
}
