import { readRows } from '../../../match/phrase-table.ts';

/** Words with two spellings of which one is recommended. */
export const preferredFormRows = readRows(`
  部份 部分 额-
  成份 成分 -完 额内-
  身分证 身份证
  帐号 账号
  帐户 账户
  帐单 账单
  帐目 账目
  帐本 账本
  帐簿 账簿
  算帐 算账 篷-
  付帐 付账 篷-
  结帐 结账 篷-
  图象 图像 征-
  摄象 摄像
  录象 录像
  肖象 肖像
  偶象 偶像
  人材 人才 料质积-
  答覆 答复
  倒楣 倒霉
  热中于 热衷于
  惟一 唯一
  惟有 唯有
  惟独 唯独
  执著 执着 作书名有-
`);
