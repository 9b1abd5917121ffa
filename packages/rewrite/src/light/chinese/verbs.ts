const words = (list: string): string => list.trim().split(/\s+/).join('|');

/** Transitive verbs, as alternatives of a regular expression. */
export const transitive = words(`
  分析 研究 讨论 探讨 检验 验证 评估 评价 测试 测量 测定 计算 统计 比较 对比 总结 归纳 概括 梳理 整理 分类 描述
  说明 解释 阐述 论述 论证 介绍 调查 考察 观察 监测 检测 检查 排查 审查 审核 审批 核查 核实 复核 管理 监督 监管 控制
  调整 优化 改进 改造 改革 修改 修正 修订 完善 补充 更新 升级 设计 开发 建设 规划 部署 安排 布置 指导 培训 教育 宣传
  推广 保护 维护 维修 处理 处置 处罚 惩罚 表彰 奖励 补助 补偿 支持 帮助 扶持 资助 采购 收集 采集 提取 筛选 选择
  识别 预测 估计 估算 模拟 仿真 训练 编码 标注 翻译 记录 登记 公示 公布 通报 批评 汇总 归档 保存 干涉 干预 限制 约束
  规范 界定 定义 区分 划分 分解 分割 清理 清洗 整顿 整治 治理 打击 查处 追究 追踪 跟踪 访谈 采访 询问 回顾 反思 批判
  重构 解读 考核 验收 消毒 加工 改写 引导 协调 指挥 领导 组织 动员 救助 慰问 排序 加密 压缩 转换 过滤 量化 细化 简化
  重视 关注 尊重 肯定 否定 表扬 答复 回复 刻画 描写 描绘 展示 呈现 阅读 学习 复习 练习 传播 继承 弘扬 开采 利用 使用
  搜索 检索 查询 备份 恢复 安装 调试 拆除 修复 修缮 清洁 清点 盘点 抽查 抽检 评审 鉴定 认定 确认 审视 校对 校准 拟合
  诊断 治疗 护理 隔离 封锁 疏散 转移 安置 分配 分发 发放 征收 征集 招募 选拔 任命 罢免 审理 审判 判决 执行 监控 防范
`);

/** Verbs with a partner (与……沟通), as alternatives of a regular expression. */
export const mutual = words('沟通 交流 合作 协商 谈判 对话 互动 竞争 交易 交涉 磋商 协调 讨论 比较 对比');

/** Words that modify a verb without 地. */
export const manners = words(`
  系统 深入 全面 认真 详细 仔细 严格 统一 初步 充分 科学 合理 有效 简要 简单 定期 集中 重点 综合 实时 专门 反复 多次
  逐一 适当 大力 积极 及时 广泛 严肃 准确 精确 客观 进一步 高度 密切 动态 定量 定性 实证 分别 重新 细致 具体 深刻
  明确 有力 强力 依法 妥善 严厉 严密 精心 精准 持续 全程 现场 随机
`);

/** Words that modify a verb with 地. */
export const mannersWithDe = words(
  '更加深入 更为深入 更深入 更加全面 更加详细 更加系统 较为详细 较为系统 更多 极大',
);

/** Adverbs after which 地 may be omitted before a verb of two characters. */
export const plainAdverbs = words(`
  有效 显著 明显 大幅 不断 逐步 逐渐 积极 充分 认真 切实 全面 深入 广泛 迅速 准确 及时 合理 科学 详细 系统 仔细 严格
  自觉 主动 共同 直接 间接 持续 稳步 快速 普遍 正确 集中 完整 妥善 大力 努力 坚决 坚定
`);

/** Verbs for changes of an amount: 温度的升高会…… */
export const changesOfAmount = words(
  '升高 降低 下降 上升 增加 减少 增大 减小 提高 提升 缺失 缺乏 增长 加快 减弱 增强 恶化 扩大 缩小',
);
